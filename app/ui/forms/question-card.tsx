import { type ReactNode, useEffect, useRef } from "react";
import * as lists from "#app/i18n/messages/ui/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "../button.tsx";
import { ButtonRouteLink } from "../button-route-link.tsx";

interface QuestionCardProps {
  readonly title: string;
  readonly text: string;
  /** The address of the action, which a yes is sent to as `confirmed`. */
  readonly action: string;
  /** The address that a no leads to. */
  readonly back: string;
  /** What a yes does, such as "Delete 3 products". */
  readonly yes: string;
  /** Fields that go with the answer. */
  readonly children?: ReactNode;
}

/**
 * The question before something is done that is not simply done again. It takes the focus. The answer loads the page
 * again: cells of the table keep what was typed in them otherwise.
 */
export function QuestionCard({ title, text, action, back, yes, children }: QuestionCardProps) {
  const t = useT();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <form method="post" action={action} className="admin-card" aria-labelledby="question">
      <h2 id="question" tabIndex={-1} ref={head}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
      <p className="row">
        <SubmitButton name="confirmed" value="yes" small>
          {yes}
        </SubmitButton>
        <ButtonRouteLink variant="quiet" small to={back}>
          {t(lists.cancel)}
        </ButtonRouteLink>
      </p>
    </form>
  );
}
