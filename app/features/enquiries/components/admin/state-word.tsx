import { useT } from "#app/i18n/use-t.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import { ENQUIRY_STATE_MESSAGES, type EnquiryState } from "../../enquiries.ts";

const LAMPS: Readonly<Record<EnquiryState, Lamp>> = {
  new: "warn",
  answered: "ok",
  waiting: "off",
  won: "ok",
  lost: "off",
  spam: "fault",
};

/** The state of an enquiry as lamp and word. */
export function EnquiryStateWord({ state }: { state: EnquiryState }) {
  const t = useT();
  return <StateWord state={LAMPS[state]}>{t(ENQUIRY_STATE_MESSAGES[state])}</StateWord>;
}
