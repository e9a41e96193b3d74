import * as messages from "#app/i18n/messages/hire-admin/quotes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import type { QuoteState } from "../quote-states.ts";

const LAMPS = {
  draft: "warn",
  sent: "off",
  accepted: "ok",
  declined: "fault",
  expired: "warn",
  withdrawn: "off",
} as const satisfies Record<QuoteState, Lamp>;

/** The state of a quote with its lamp. */
export function QuoteStateWord({ state }: { readonly state: QuoteState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(messages.views[state])}</StateWord>;
}
