import { useEffect, useRef } from "react";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";

export interface FieldProblem {
  /** The id of the field to jump to. */
  readonly field: string;
  readonly message: string;
  /** What the field itself says, where it has the name beside it that the message begins with. */
  readonly atField?: string;
}

/** What may have the focus after a form was sent by a click; Safari gives it to no button. */
const SUBMITTER = "body, button:not([type=button])";

/**
 * The list of problems above a form that was refused. It takes the focus when it appears. Renders nothing without
 * problems. Pages without React get the focus from the shell's script.
 */
export function ErrorSummary({ problems, id }: { problems: readonly FieldProblem[]; id?: string }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const text = problems.map(({ field, message }) => `${field}: ${message}`).join("\n");
  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    // The shell's script has given the focus before React is there, and somebody may be typing since.
    if (text && !cameWithPage.current) box.current?.focus();
    cameWithPage.current = false;
  }, [text]);
  // The same problems take the focus again after another attempt, but never out of a field in which somebody is typing.
  useEffect(() => {
    if (problems.length > 0 && document.activeElement?.matches(SUBMITTER)) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
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
        {problems.map(({ field, message }) => (
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
