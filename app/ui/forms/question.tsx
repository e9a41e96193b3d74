import { useEffect, useId, useRef } from "react";
import { QuestionWays } from "./question-ways.tsx";

interface QuestionProps {
  /** What would be done, to whom. */
  readonly text: string;
  readonly yes: string;
  /** What is sent as `confirmed` with a yes. */
  readonly confirmed: string;
  /** The address that a no leads to. */
  readonly back: string;
  readonly busy: boolean;
  /** As in `QuestionWays`. */
  readonly harmless?: boolean;
}

/**
 * The question before something that cannot be taken back. It is in the form, in place of the button that led to
 * it, and takes the focus.
 */
export function Question({ text, ...ways }: QuestionProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame of fields
    <div ref={box} className="question" role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{text}</p>
      <QuestionWays {...ways} />
    </div>
  );
}
