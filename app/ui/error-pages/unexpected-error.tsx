import * as errors from "#app/i18n/messages/errors.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";

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
    <div className="wrap section flow">
      <h1>
        {t(errors.unexpected)} <Companion of={errors.unexpected} />
      </h1>
      {status !== null && <p>{t(errors.status, { status: String(status) })}</p>}
      <p>{text}</p>
      {requestId && (
        <p>
          {t(errors.reference)} <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
