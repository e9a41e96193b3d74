import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Words } from "./site-text-parts.tsx";

interface CallToActionProps {
  readonly title: Message;
  readonly text?: Message;
  readonly children: React.ReactNode;
}

/** The end of a page: one sentence in colour and what to do next. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  const t = useT();
  return (
    <section className="section">
      <div className="wrap">
        <div className="call always-dark">
          <h2>
            <Words of={title} />
          </h2>
          {text && <p className="lede">{t(text)}</p>}
          <div className="row">{children}</div>
        </div>
      </div>
    </section>
  );
}
