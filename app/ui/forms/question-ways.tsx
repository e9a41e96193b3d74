import * as ui from "#app/i18n/messages/ui/ui.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "../button.tsx";
import { ButtonRouteLink } from "../button-route-link.tsx";

interface QuestionWaysProps {
  /** What a yes is called, such as "Delete 3 products". */
  readonly yes: string;
  /** What is sent as `confirmed` with a yes. */
  readonly confirmed: string;
  /** The address that a no leads to. */
  readonly back: string;
  readonly busy?: boolean;
  /** What is sent, placed or can be undone, and neither removed nor refused: its button is no warning. */
  readonly harmless?: boolean;
  readonly small?: boolean;
}

/** The two answers to a question: the button of the yes, and the link of the no. */
export function QuestionWays({ yes, confirmed, back, busy, harmless, small }: QuestionWaysProps) {
  const t = useT();
  return (
    <p className="question-ways">
      <SubmitButton
        name="confirmed"
        value={confirmed}
        variant={harmless ? "primary" : "danger"}
        {...(busy !== undefined && { busy })}
        {...(small && { small })}
      >
        {yes}
      </SubmitButton>
      <ButtonRouteLink variant="quiet" {...(small && { small })} to={back}>
        {t(harmless ? ui.notYet : ui.leaveIt)}
      </ButtonRouteLink>
    </p>
  );
}
