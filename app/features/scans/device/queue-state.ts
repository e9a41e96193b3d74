import { MINUTE_MS } from "#app/lib/time/clock.ts";
import { predict } from "../predict.ts";
import { type ScanSignal, signalOf } from "../scan-signal.ts";
import type { Scan, ScanAnswer } from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";
import type { ScansOutcome } from "./send-scans.ts";

/** A scan of this device, with what is known of it. `answer` null: only what the device itself thinks is known. */
export interface ShownScan {
  readonly scan: Scan;
  readonly predicted: ScanAnswer | null;
  readonly answer: ScanAnswer | null;
}

export type Trouble = Exclude<ScansOutcome["kind"], "answered"> | "no-store";

export interface DeviceState {
  /** The view as the server last sent it. */
  readonly base: WarehouseView;
  /** `base` with the waiting scans in effect. */
  readonly view: WarehouseView;
  /** Scans of every hire that are not answered yet, oldest first. */
  readonly waiting: readonly Scan[];
  /** Scans of this visit, latest first. */
  readonly shown: readonly ShownScan[];
  readonly trouble: Trouble | null;
  /** The milliseconds that the device's clock is ahead of the server's; negative when it is behind. */
  readonly clockOffMs: number;
}

export type DeviceAction =
  | { readonly kind: "kept"; readonly scans: readonly Scan[] }
  | { readonly kind: "scanned"; readonly scan: Scan; readonly predicted: ScanAnswer | null }
  | {
      readonly kind: "answered";
      readonly answers: readonly ScanAnswer[];
      readonly view: WarehouseView | null;
      readonly clockOffMs: number;
    }
  | { readonly kind: "read"; readonly view: WarehouseView }
  | { readonly kind: "trouble"; readonly trouble: Trouble }
  | { readonly kind: "settled"; readonly id: string };

/** Scans of a visit that stay in memory; the server has them all. */
const MAX_SHOWN = 30;

/** A clock that is this far off is told. */
const CLOCK_OFF_MS = 5 * MINUTE_MS;

/** Whether a person must be told of the device's clock. Scans count at the right time all the same. */
export function isClockOff(clockOffMs: number): boolean {
  return Math.abs(clockOffMs) >= CLOCK_OFF_MS;
}

/** A device that holds nothing, with the list of a hire as it was loaded. */
export function newDevice(loaded: WarehouseView): DeviceState {
  return { base: loaded, view: loaded, waiting: [], shown: [], trouble: null, clockOffMs: 0 };
}

/** What the device knows after an action. Each scan waits until it is answered, once, however often it is sent. */
export function reduce(state: DeviceState, action: DeviceAction): DeviceState {
  switch (action.kind) {
    case "kept": {
      const known = new Set(state.waiting.map(({ id }) => id));
      const others = action.scans.filter(({ id }) => !known.has(id));
      const waiting = [...others, ...state.waiting];
      return { ...state, waiting, view: inEffect(state.base, waiting) };
    }
    case "scanned": {
      const { scan, predicted } = action;
      const shown = [{ scan, predicted, answer: null }, ...state.shown].slice(0, MAX_SHOWN);
      const view = scan.hireId === state.base.hireId ? predict(state.view, scan).view : state.view;
      return { ...state, view, waiting: [...state.waiting, scan], shown };
    }
    case "answered": {
      const answers = new Map(action.answers.map((answer) => [answer.id, answer]));
      const base = action.view ?? state.base;
      const waiting = state.waiting.filter(({ id }) => !answers.has(id));
      return {
        base,
        waiting,
        view: inEffect(base, waiting),
        shown: withLate(state, answers),
        trouble: null,
        clockOffMs: action.clockOffMs,
      };
    }
    case "read":
      return {
        ...state,
        base: action.view,
        view: inEffect(action.view, state.waiting),
        // The server has answered; what this browser cannot do is no matter of the server.
        trouble: state.trouble === "no-store" ? "no-store" : null,
      };
    case "trouble":
      return { ...state, trouble: action.trouble };
    case "settled":
      return { ...state, shown: state.shown.filter(({ scan }) => scan.id !== action.id) };
  }
}

/**
 * The signals of answers that sound otherwise than what the device itself said of their scan, or to which it could say
 * nothing.
 */
export function newsOf(shown: readonly ShownScan[], answers: readonly ScanAnswer[]): readonly ScanSignal[] {
  const heard = new Map(shown.map(({ scan, predicted }) => [scan.id, signalOf(predicted)]));
  return answers.flatMap((answer) => {
    const what = signalOf(answer);
    return what === heard.get(answer.id) ? [] : what;
  });
}

/** The shown scans with their answers; one of an earlier visit is shown when it was refused. */
function withLate(
  { shown, waiting }: DeviceState,
  answers: ReadonlyMap<string, ScanAnswer>,
): readonly ShownScan[] {
  const known = new Set(shown.map(({ scan }) => scan.id));
  const late = waiting.flatMap((scan) => {
    const answer = answers.get(scan.id);
    return answer?.outcome === "refused" && !known.has(scan.id) ? [{ scan, predicted: null, answer }] : [];
  });
  const settled = shown.map((entry) => ({ ...entry, answer: answers.get(entry.scan.id) ?? entry.answer }));
  return [...late, ...settled].slice(0, MAX_SHOWN);
}

function inEffect(base: WarehouseView, waiting: readonly Scan[]): WarehouseView {
  return waiting
    .filter(({ hireId }) => hireId === base.hireId)
    .reduce((view, scan) => predict(view, scan).view, base);
}
