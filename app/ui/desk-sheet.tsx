import type { Message } from "#app/i18n/message.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";

/** The frame of every page of the back office: its heading in both languages, and room that reads well. */
export function DeskSheet({
  title,
  lead,
  children,
}: {
  title: Message;
  lead?: Message;
  children: React.ReactNode;
}) {
  const t = useT();
  return (
    <div className="grid max-w-7xl gap-8 px-edge py-8 lg:px-10 lg:py-10">
      <div className="grid gap-3">
        <h1 className="text-step-3">
          {t(title)}
          <Companion of={title} />
        </h1>
        {lead && <p className="max-w-3xl text-soft">{t(lead)}</p>}
      </div>
      {children}
    </div>
  );
}
