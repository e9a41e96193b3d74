import { useEffect, useRef } from "react";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";

/** What may have the focus after a form was sent by a click; Safari gives it to no button. */
const SUBMITTER = "body, button:not([type=button])";

/**
 * The list of faults above a form that was refused. It takes the focus when it appears. Renders nothing without
 * faults. Pages without React get the focus from the shell's script.
 */
export function ErrorSummary({ faults, id }: { faults: readonly FaultText[]; id?: string }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const text = faults.map(({ field, message }) => `${field}: ${message}`).join("\n");
  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    // The shell's script has given the focus before React is there, and somebody may be typing since.
    if (text && !cameWithPage.current) box.current?.focus();
    cameWithPage.current = false;
  }, [text]);
  // The same faults take the focus again after another attempt, but never out of a field in which somebody is typing.
  useEffect(() => {
    if (faults.length > 0 && document.activeElement?.matches(SUBMITTER)) box.current?.focus();
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <div
      ref={box}
      id={id}
      className="problem"
      role="alert"
      aria-labelledby="problem-title"
      tabIndex={-1}
      data-problem=""
    >
      <h2 id="problem-title">{t(ui.problem)}</h2>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${field}`} onClick={(event) => goToField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The browser's own jump is a navigation, with which the router forgets what the action answered and the form shows. */
export function goToField(event: React.MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.scrollIntoView();
  field.focus({ preventScroll: true });
}
