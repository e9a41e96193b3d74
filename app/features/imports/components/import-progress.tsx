import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ImportStep } from "../run/import-step.ts";

const LOOK_EVERY_MS = 1500;
const TITLES = {
  checking: messages.checkingTitle,
  running: messages.runningTitle,
  undoing: messages.undoingTitle,
} as const;

/** Loads the page's data again and again while `active`. */
export function useLiveData(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active || state !== "idle") return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [active, state, revalidate]);
}

/** How far the work is; without a script a link loads it again. */
export function ImportProgress({ run, state }: { run: ImportStep; state: keyof typeof TITLES }) {
  const t = useT();
  const title = t(TITLES[state]);
  return (
    <section aria-labelledby="progress-title" className="stack-4 width-medium">
      <h2 id="progress-title" className="step-1">
        {title}
      </h2>
      {state !== "undoing" && (
        <>
          <progress
            className="meter"
            value={run.rowsDone}
            max={Math.max(1, run.rowsTotal)}
            aria-label={title}
          />
          <p role="status">{t(messages.progress, { done: run.rowsDone, total: run.rowsTotal })}</p>
        </>
      )}
      <p className="muted">{t(messages.mayLeave)}</p>
      <Form method="post" action={adminPath(`/admin/import/${run.id}/stop`)} className="row row-wide">
        {state !== "undoing" &&
          (run.stopAsked ? (
            <p role="status">{t(messages.stopping)}</p>
          ) : (
            <SubmitButton variant="outline">{t(messages.stop)}</SubmitButton>
          ))}
        <Link to="." className="link-plain">
          {t(messages.reload)}
        </Link>
      </Form>
    </section>
  );
}
