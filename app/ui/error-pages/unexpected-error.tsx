import * as errors from "#app/i18n/messages/ui/errors.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { GhostLight } from "./ghost-light.tsx";

interface UnexpectedErrorProps {
  readonly status: number | null;
  /** What happened, in words fit for visitors. */
  readonly text: string;
  readonly requestId: string | null;
}

/** What is shown when a page failed. */
export function UnexpectedError({ status, text, requestId }: UnexpectedErrorProps) {
  const t = useT();
  return (
    <GhostLight>
      <CompanionHeading level={1} of={errors.unexpected} className="step-4" />
      {status !== null && <p>{t(errors.status, { status: String(status) })}</p>}
      <p>{text}</p>
      {requestId && (
        <p>
          {t(errors.reference)} <code>{requestId}</code>
        </p>
      )}
    </GhostLight>
  );
}
