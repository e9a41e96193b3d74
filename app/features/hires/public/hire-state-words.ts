import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import type { Lamp } from "#app/ui/tag.tsx";
import { DROPPED_STATES, RETURNED_STATES, RUNNING_STATES } from "../enums.ts";
import type { HireState } from "../hire-states.ts";
import type { HireRequestKind, HireRequestState } from "../hires.ts";

/** A state as a customer reads it, and the lamp beside it. */
export const STATE_WORDS: Readonly<Record<HireState, { readonly label: Message; readonly lamp: Lamp }>> = {
  "awaiting-deposit": { label: messages.awaiting, lamp: "warn" },
  lapsed: { label: messages.lapsed, lamp: "off" },
  reserved: { label: messages.reserved, lamp: "ok" },
  prepping: { label: messages.prepping, lamp: "ok" },
  ready: { label: messages.ready, lamp: "ok" },
  out: { label: messages.out, lamp: "ok" },
  "part-back": { label: messages.partBack, lamp: "warn" },
  back: { label: messages.back, lamp: "ok" },
  checked: { label: messages.checked, lamp: "ok" },
  closed: { label: messages.closed, lamp: "off" },
  cancelled: { label: messages.cancelled, lamp: "off" },
};

/** The line of steps, each with the states in which it is the latest that is done. */
export const HIRE_STEPS: readonly { readonly label: Message; readonly states: readonly HireState[] }[] = [
  { label: messages.stepAccepted, states: ["awaiting-deposit", ...DROPPED_STATES] },
  { label: messages.stepReserved, states: ["reserved", "prepping"] },
  { label: messages.stepReady, states: ["ready"] },
  { label: messages.stepOut, states: RUNNING_STATES },
  { label: messages.stepBack, states: RETURNED_STATES },
  { label: messages.stepClosed, states: ["closed"] },
];

export const REQUEST_KIND_WORDS: Readonly<Record<HireRequestKind, Message>> = {
  "quote-change": messages.kindChange,
  dates: messages.kindDates,
  extension: messages.kindExtension,
  fault: messages.kindFault,
};

export const REQUEST_STATE_WORDS: Readonly<Record<HireRequestState, Message>> = {
  open: messages.askedOpen,
  done: messages.askedDone,
  refused: messages.askedRefused,
  closed: messages.askedClosed,
};
