import { useEffect, useId, useRef } from "react";
import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "../button.tsx";
import { ButtonRouteLink } from "../button-route-link.tsx";

interface QuestionProps {
  /** What would be done, to whom. */
  readonly text: string;
  /** What a yes is called. */
  readonly yes: string;
  /** What is sent as `confirmed` with a yes. */
  readonly confirmed: string;
  /** The address that a no leads to. */
  readonly back: string;
  readonly busy: boolean;
  /** What is sent or placed, and neither removed nor refused: its button is no warning. */
  readonly harmless?: boolean;
}

/**
 * The question before something that cannot be taken back. It is in the form, in place of the button that led to
 * it, and takes the focus.
 */
export function Question({ text, yes, confirmed, back, busy, harmless }: QuestionProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame of fields
    <div ref={box} className="question" role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{text}</p>
      <p className="question-ways">
        <SubmitButton
          name="confirmed"
          value={confirmed}
          variant={harmless ? "primary" : "danger"}
          busy={busy}
        >
          {yes}
        </SubmitButton>
        <ButtonRouteLink variant="quiet" to={back}>
          {t(harmless ? ui.notYet : ui.leaveIt)}
        </ButtonRouteLink>
      </p>
    </div>
  );
}
