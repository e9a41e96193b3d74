import { type ReactNode, useEffect, useRef } from "react";
import { QuestionWays } from "./question-ways.tsx";

interface QuestionCardProps {
  readonly title: string;
  readonly text: string;
  /** The address of the action, which a yes is sent to as `confirmed`. */
  readonly action: string;
  /** The address that a no leads to. */
  readonly back: string;
  readonly yes: string;
  /** As in `QuestionWays`. */
  readonly harmless?: boolean;
  /** Fields that go with the answer. */
  readonly children?: ReactNode;
}

/**
 * The question before something is done that is not simply done again. It takes the focus. The answer loads the page
 * again: cells of the table keep what was typed in them otherwise.
 */
export function QuestionCard({ title, text, action, children, ...ways }: QuestionCardProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <form method="post" action={action} className="admin-card" aria-labelledby="question">
      <h2 id="question" tabIndex={-1} ref={head}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
      <QuestionWays {...ways} confirmed="yes" small />
    </form>
  );
}
