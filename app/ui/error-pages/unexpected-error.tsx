import * as errors from "#app/i18n/messages/ui/errors.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
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
      <h1 className="step-4">
        {t(errors.unexpected)} <Companion of={errors.unexpected} />
      </h1>
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
