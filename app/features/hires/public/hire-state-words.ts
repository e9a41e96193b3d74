import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/hire-page.ts";
import type { HireState } from "../hire-states.ts";
import type { HireRequestKind, HireRequestState } from "../hires.ts";

/** A state as a customer reads it, and the lamp beside it. */
export const STATE_WORDS: Readonly<
  Record<HireState, { readonly label: Message; readonly lamp: "ok" | "warn" | "off" | "fault" }>
> = {
  "awaiting-deposit": { label: m.awaiting, lamp: "warn" },
  lapsed: { label: m.lapsed, lamp: "off" },
  reserved: { label: m.reserved, lamp: "ok" },
  prepping: { label: m.prepping, lamp: "ok" },
  ready: { label: m.ready, lamp: "ok" },
  out: { label: m.out, lamp: "ok" },
  "part-back": { label: m.partBack, lamp: "warn" },
  back: { label: m.back, lamp: "ok" },
  checked: { label: m.checked, lamp: "ok" },
  closed: { label: m.closed, lamp: "off" },
  cancelled: { label: m.cancelled, lamp: "off" },
};

/** The line of steps, each with the states in which it is the latest that is done. */
export const HIRE_STEPS: readonly { readonly label: Message; readonly states: readonly HireState[] }[] = [
  { label: m.stepAccepted, states: ["awaiting-deposit", "lapsed", "cancelled"] },
  { label: m.stepReserved, states: ["reserved", "prepping"] },
  { label: m.stepReady, states: ["ready"] },
  { label: m.stepOut, states: ["out", "part-back"] },
  { label: m.stepBack, states: ["back", "checked"] },
  { label: m.stepClosed, states: ["closed"] },
];

export const REQUEST_KIND_WORDS: Readonly<Record<HireRequestKind, Message>> = {
  "quote-change": m.kindChange,
  dates: m.kindDates,
  extension: m.kindExtension,
  fault: m.kindFault,
};

export const REQUEST_STATE_WORDS: Readonly<Record<HireRequestState, Message>> = {
  open: m.askedOpen,
  done: m.askedDone,
  refused: m.askedRefused,
};
