import { useEffect } from "react";
import { Form, Link, useRevalidator } from "react-router";
import * as words from "#app/i18n/messages/import-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ImportStep } from "../import-step.ts";

const LOOK_EVERY_MS = 1500;
const TITLES = {
  checking: words.checkingTitle,
  running: words.runningTitle,
  undoing: words.undoingTitle,
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

/** How far the work is; without a script a link loads it anew. */
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
          <p role="status">{t(words.progress, { done: run.rowsDone, total: run.rowsTotal })}</p>
        </>
      )}
      <p className="muted">{t(words.mayLeave)}</p>
      <Form method="post" className="row row-wide">
        {state !== "undoing" &&
          (run.stopAsked ? (
            <p role="status">{t(words.stopping)}</p>
          ) : (
            <Button type="submit" variant="outline" name="intent" value="stop">
              {t(words.stop)}
            </Button>
          ))}
        <Link to="." className="link-plain">
          {t(words.reload)}
        </Link>
      </Form>
    </section>
  );
}
