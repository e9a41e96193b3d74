import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { moveable, predict } from "../predict.ts";
import { MOST_SCANS, outcomeOf, type Scan, type ScanAnswer, type ScanDetails } from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";
import { forgetScans, keepScan, listKept } from "./scan-queue.client.ts";
import { type Delivery, readView, sendScans } from "./send-scans.ts";
import { signal } from "./signals.client.ts";

/** A scan of this device, with what is known of it. `answer` null: only what the device itself thinks is known. */
export interface ShownScan {
  readonly scan: Scan;
  readonly predicted: ScanAnswer | null;
  readonly answer: ScanAnswer | null;
}

export type Trouble = Exclude<Delivery["kind"], "answered"> | "no-store";

interface DeviceState {
  /** As the server last said. */
  readonly base: WarehouseView;
  /** Not answered yet, of every hire, oldest first. */
  readonly waiting: readonly Scan[];
  /** Of this visit, latest first. */
  readonly shown: readonly ShownScan[];
  readonly trouble: Trouble | null;
}

type DeviceAction =
  | { readonly kind: "kept"; readonly scans: readonly Scan[] }
  | { readonly kind: "scanned"; readonly scan: Scan; readonly predicted: ScanAnswer | null }
  | {
      readonly kind: "answered";
      readonly answers: readonly ScanAnswer[];
      readonly view: WarehouseView | null;
    }
  | { readonly kind: "read"; readonly view: WarehouseView }
  | { readonly kind: "trouble"; readonly trouble: Trouble }
  | { readonly kind: "settled"; readonly id: string };

const MOST_SHOWN = 30;
const RETRY_MS = 8_000;
/** How often the list is read again while the page is looked at: others scan as well. */
const READ_MS = 20_000;

/** The list of a hire with the scans of this device in effect, and what scans, sends and keeps them. */
export function useScans(loaded: WarehouseView, sound: boolean) {
  const [state, dispatch] = useReducer(reduce, { base: loaded, waiting: [], shown: [], trouble: null });
  const latest = useRef(state);
  latest.current = state;
  const sending = useRef(false);
  const view = useMemo(() => inEffect(state.base, state.waiting), [state.base, state.waiting]);

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (latest.current.waiting.length > 0) {
        const batch = latest.current.waiting.slice(0, MOST_SCANS);
        const delivery = await deliver(batch, latest.current.base.hireId);
        if (delivery.kind !== "answered") {
          dispatch({ kind: "trouble", trouble: delivery.kind });
          return;
        }
        await forgetScans(delivery.answers.map(({ id }) => id)).catch(() => undefined);
        soundDifferences(latest.current, delivery.answers, sound);
        dispatch(delivery);
        latest.current = reduce(latest.current, delivery);
      }
    } finally {
      sending.current = false;
    }
  }, [sound]);

  useEffect(() => dispatch({ kind: "read", view: loaded }), [loaded]);
  useEffect(() => {
    // A page that was put away may be hours old, and others scan as well.
    const onShown = async () => {
      const seen =
        document.hidden || latest.current.waiting.length > 0 ? null : await readView(loaded.hireId);
      if (seen && latest.current.waiting.length === 0) dispatch({ kind: "read", view: seen });
    };
    const read = () => void onShown();
    document.addEventListener("visibilitychange", read);
    const again = setInterval(read, READ_MS);
    return () => {
      document.removeEventListener("visibilitychange", read);
      clearInterval(again);
    };
  }, [loaded.hireId]);
  useEffect(() => {
    void listKept()
      .then((kept) => {
        dispatch({ kind: "kept", scans: kept.map(({ scan }) => revived(scan)) });
      })
      .catch(() => dispatch({ kind: "trouble", trouble: "no-store" }));
  }, []);
  useEffect(() => {
    if (state.waiting.length === 0) return;
    void flush();
    const retry = setInterval(() => void flush(), RETRY_MS);
    const now = () => void flush();
    addEventListener("online", now);
    return () => {
      clearInterval(retry);
      removeEventListener("online", now);
    };
  }, [state.waiting.length, flush]);

  const scan = useCallback(
    async (wanted: Omit<Scan, "id" | "hireId" | "at"> & { readonly hireId?: string }) => {
      const { base, waiting } = latest.current;
      const made: Scan = { hireId: base.hireId, ...wanted, id: crypto.randomUUID(), at: new Date() };
      const seen = made.hireId === base.hireId ? predict(inEffect(base, waiting), made) : null;
      const predicted = seen && seen.reason !== "unknown" ? answered(made, seen) : null;
      signal(predicted?.outcome ?? "waiting", sound);
      await keepScan({ scan: made, position: Date.now() + waiting.length / 1_000 }).catch(() =>
        dispatch({ kind: "trouble", trouble: "no-store" }),
      );
      dispatch({ kind: "scanned", scan: made, predicted });
    },
    [sound],
  );
  const settle = useCallback((id: string) => dispatch({ kind: "settled", id }), []);
  return { ...state, view, scan, settle, flush };
}

/** One scan that the server cannot read must not hold back the others: then each is sent by itself. */
async function deliver(scans: readonly Scan[], hireId: string): Promise<Delivery> {
  const whole = await sendScans(scans, hireId);
  if (whole.kind !== "unreadable") return whole;
  const [first] = scans;
  if (!first) return { kind: "away" };
  if (scans.length > 1) return deliver([first], hireId);
  const answer = {
    id: first.id,
    outcome: "refused",
    reason: "unknown-code",
    unitNumber: null,
    itemId: null,
  } as const;
  return { kind: "answered", answers: [{ ...answer, details: { code: first.code } }], view: null };
}

function reduce(state: DeviceState, action: DeviceAction): DeviceState {
  switch (action.kind) {
    case "kept": {
      const known = new Set(state.waiting.map(({ id }) => id));
      const others = action.scans.filter(({ id }) => !known.has(id));
      return { ...state, waiting: [...others, ...state.waiting] };
    }
    case "scanned": {
      const { scan, predicted } = action;
      const shown = [{ scan, predicted, answer: null }, ...state.shown].slice(0, MOST_SHOWN);
      return { ...state, waiting: [...state.waiting, scan], shown };
    }
    case "answered": {
      const answers = new Map(action.answers.map((answer) => [answer.id, answer]));
      return {
        base: action.view ?? state.base,
        waiting: state.waiting.filter(({ id }) => !answers.has(id)),
        shown: withLate(state, answers),
        trouble: null,
      };
    }
    case "read":
      return { ...state, base: action.view };
    case "trouble":
      return { ...state, trouble: action.trouble };
    case "settled":
      return { ...state, shown: state.shown.filter(({ scan }) => scan.id !== action.id) };
  }
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
  const settled = shown.map((one) => ({ ...one, answer: answers.get(one.scan.id) ?? one.answer }));
  return [...late, ...settled].slice(0, MOST_SHOWN);
}

/** Where the server says otherwise than the device did, or the device could not say, it is heard. */
function soundDifferences({ shown }: DeviceState, answers: readonly ScanAnswer[], sound: boolean): void {
  for (const answer of answers) {
    const predicted = shown.find(({ scan }) => scan.id === answer.id)?.predicted ?? null;
    if (predicted?.outcome === answer.outcome) continue;
    signal(answer.outcome, sound);
    return;
  }
}

function inEffect(base: WarehouseView, waiting: readonly Scan[]): WarehouseView {
  return waiting
    .filter(({ hireId }) => hireId === base.hireId)
    .reduce((view, scan) => predict(view, scan).view, base);
}

function answered(
  { id, action }: Scan,
  { view, reason, unitNumber, itemId }: ReturnType<typeof predict>,
): ScanAnswer | null {
  if (reason === "unknown") return null;
  const item = view.items.find((one) => one.itemId === itemId);
  const details: ScanDetails = item ? { needed: item.needed, left: moveable(item, action) } : {};
  return { id, outcome: outcomeOf(reason), reason, details, unitNumber, itemId };
}

/** Instants that IndexedDB kept are dates; those of an older page may be texts. */
function revived(scan: Scan): Scan {
  return { ...scan, at: new Date(scan.at) };
}
