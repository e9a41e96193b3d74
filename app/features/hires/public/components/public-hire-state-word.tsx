import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { StateWord } from "#app/ui/tag.tsx";
import type { HireView } from "../../hires.ts";
import { STATE_WORDS } from "../hire-state-words.ts";
import { piecesWithCustomer } from "../pieces-with-customer.ts";

/** The state; of a hire that is out in part, how much of it is with the customer. */
export function PublicHireStateWord({
  hire: { state, lines },
}: {
  readonly hire: Pick<HireView, "state" | "lines">;
}) {
  const t = useT();
  const { pieces, withCustomer } = piecesWithCustomer(lines);
  const { lamp, label } = STATE_WORDS[state];
  if (state === "out" && withCustomer < pieces)
    return (
      <StateWord state={lamp}>
        {t(messages.partOut, { n: formatNumber(withCustomer), of: formatNumber(pieces) })}
      </StateWord>
    );
  return <StateWord state={lamp}>{t(label)}</StateWord>;
}
