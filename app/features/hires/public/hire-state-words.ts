import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/hire-page.ts";
import type { HireState } from "../hire-states.ts";
import type { HireRequestKind, HireRequestState } from "../hires.ts";

/** A state as a customer reads it, and the lamp beside it. */
export const STATE_WORDS: Readonly<
  Record<HireState, { readonly word: Message; readonly lamp: "ok" | "warn" | "off" | "fault" }>
> = {
  "awaiting-deposit": { word: m.awaiting, lamp: "warn" },
  lapsed: { word: m.lapsed, lamp: "off" },
  reserved: { word: m.reserved, lamp: "ok" },
  prepping: { word: m.prepping, lamp: "ok" },
  ready: { word: m.ready, lamp: "ok" },
  out: { word: m.out, lamp: "ok" },
  "part-back": { word: m.partBack, lamp: "warn" },
  back: { word: m.back, lamp: "ok" },
  checked: { word: m.checked, lamp: "ok" },
  closed: { word: m.closed, lamp: "off" },
  cancelled: { word: m.cancelled, lamp: "off" },
};

/** The line of steps, each with the states in which it is the latest that is done. */
export const HIRE_STEPS: readonly { readonly word: Message; readonly states: readonly HireState[] }[] = [
  { word: m.stepAccepted, states: ["awaiting-deposit", "lapsed", "cancelled"] },
  { word: m.stepReserved, states: ["reserved", "prepping"] },
  { word: m.stepReady, states: ["ready"] },
  { word: m.stepOut, states: ["out", "part-back"] },
  { word: m.stepBack, states: ["back", "checked"] },
  { word: m.stepClosed, states: ["closed"] },
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
