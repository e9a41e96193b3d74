import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { type Lamp, StateWord } from "#app/ui/tag.tsx";
import type { HireState } from "../hire-states.ts";

const LAMPS = {
  "awaiting-deposit": "warn",
  lapsed: "fault",
  reserved: "ok",
  prepping: "ok",
  ready: "ok",
  out: "off",
  "part-back": "warn",
  back: "warn",
  checked: "off",
  closed: "off",
  cancelled: "fault",
} as const satisfies Record<HireState, Lamp>;

interface HireStateWordProps {
  readonly state: HireState;
  /** More of it is to go out. */
  readonly isPartlyOut?: boolean;
}

/** The state of a hire with its lamp. */
export function HireStateWord({ state, isPartlyOut = false }: HireStateWordProps) {
  const t = useT();
  const lamp = state === "out" && isPartlyOut ? "warn" : LAMPS[state];
  return <StateWord state={lamp}>{t(hireStateMessage(state, isPartlyOut))}</StateWord>;
}

/** What staff call the state of a hire. */
export function hireStateMessage(state: HireState, isPartlyOut = false): Message {
  return state === "out" && isPartlyOut ? messages.partlyOut : messages.states[state];
}
