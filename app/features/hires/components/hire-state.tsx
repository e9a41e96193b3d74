import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/hires-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { HireState as State } from "../hire-states.ts";

const VARIANTS = {
  "awaiting-deposit": "warn",
  lapsed: "fault",
  reserved: "ok",
  prepping: "ok",
  ready: "ok",
  out: "plain",
  "part-back": "warn",
  back: "warn",
  checked: "plain",
  closed: "plain",
  cancelled: "fault",
} as const satisfies Record<State, string>;

interface HireStateTagProps {
  readonly state: State;
  /** More of it is to go out. */
  readonly isPartlyOut?: boolean;
}

/** The state of a hire as a tag. */
export function HireStateTag({ state, isPartlyOut = false }: HireStateTagProps) {
  const t = useT();
  const variant = state === "out" && isPartlyOut ? "warn" : VARIANTS[state];
  return <Tag variant={variant}>{t(hireStateMessage(state, isPartlyOut))}</Tag>;
}

/** What staff call the state of a hire. */
export function hireStateMessage(state: State, isPartlyOut = false): Message {
  return state === "out" && isPartlyOut ? messages.partlyOut : messages.states[state];
}
