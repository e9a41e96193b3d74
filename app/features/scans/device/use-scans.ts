import { useCallback, useEffect, useReducer, useRef } from "react";
import { moveable, predict } from "../predict.ts";
import { gravest, signalOf } from "../scan-signal.ts";
import {
  MAX_SCANS,
  outcomeOf,
  type Scan,
  type ScanAnswer,
  type ScanDetails,
  type WantedScan,
} from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";
import { type DeviceState, isClockOff, newDevice, newsOf, reduce } from "./queue-state.ts";
import { forgetScans, keepScan, listKept } from "./scan-queue.client.ts";
import { readView, type ScansOutcome, sendScans } from "./send-scans.ts";
import { signal } from "./signals.client.ts";

const RETRY_MS = 8_000;
/** How often the list is read again while the page is looked at: others scan as well. */
const READ_MS = 20_000;

/** The list of a hire with the scans of this device in effect, and what scans, sends and keeps them. */
export function useScans(loaded: WarehouseView, sound: boolean) {
  const [state, dispatch] = useReducer(reduce, loaded, newDevice);
  const latest = useRef(state);
  latest.current = state;
  const sending = useRef(false);

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (latest.current.waiting.length > 0) {
        const batch = latest.current.waiting.slice(0, MAX_SCANS);
        const delivery = await deliver(batch, latest.current.base.hireId);
        if (delivery.kind !== "answered") {
          dispatch({ kind: "trouble", trouble: delivery.kind });
          return;
        }
        await forgetScans(delivery.answers.map(({ id }) => id)).catch(() => undefined);
        soundDifferences(latest.current, delivery, sound);
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
      const { base, waiting } = latest.current;
      const seen = document.hidden || waiting.length > 0 ? null : await readView(loaded.hireId);
      // What the server said to scans meanwhile is newer.
      const isNewest = latest.current.base === base && latest.current.waiting.length === 0;
      if (seen?.kind === "answered" && seen.value.view && isNewest)
        dispatch({ kind: "read", view: seen.value.view });
      if (seen?.kind === "signed-out" || seen?.kind === "not-allowed")
        dispatch({ kind: "trouble", trouble: seen.kind });
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
    const flushNow = () => void flush();
    addEventListener("online", flushNow);
    return () => {
      clearInterval(retry);
      removeEventListener("online", flushNow);
    };
  }, [state.waiting.length, flush]);

  const scan = useCallback(
    async (wanted: WantedScan) => {
      const { base, view, waiting } = latest.current;
      const newScan: Scan = { hireId: base.hireId, ...wanted, id: crypto.randomUUID(), at: new Date() };
      const seen = newScan.hireId === base.hireId ? predict(view, newScan) : null;
      const predicted = seen && seen.reason !== "unknown" ? answered(newScan, seen) : null;
      signal(signalOf(predicted), sound);
      await keepScan({ scan: newScan, position: Date.now() + waiting.length / 1_000 }).catch(() =>
        dispatch({ kind: "trouble", trouble: "no-store" }),
      );
      dispatch({ kind: "scanned", scan: newScan, predicted });
      // The next scan may come before the page is drawn again.
      latest.current = reduce(latest.current, { kind: "scanned", scan: newScan, predicted });
    },
    [sound],
  );
  const settle = useCallback((id: string) => dispatch({ kind: "settled", id }), []);
  return { ...state, scan, settle };
}

/** One scan that the server cannot read must not hold back the others: then each is sent by itself. */
async function deliver(scans: readonly Scan[], hireId: string): Promise<ScansOutcome> {
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
  return {
    kind: "answered",
    answers: [{ ...answer, details: { code: first.code } }],
    view: null,
    clockOffMs: 0,
  };
}

/** Plays the gravest signal of the answers that the device did not foresee. */
function soundDifferences(
  { shown, clockOffMs: before }: DeviceState,
  { answers, clockOffMs }: Extract<ScansOutcome, { kind: "answered" }>,
  sound: boolean,
): void {
  const news = newsOf(shown, answers);
  const isClockNews = isClockOff(clockOffMs) && !isClockOff(before);
  const heard = gravest(isClockNews ? [...news, "clock"] : news);
  if (heard) signal(heard, sound);
}

function answered(
  { id, action, condition, noteOf }: Scan,
  { view, reason, unitNumber, itemId }: ReturnType<typeof predict>,
): ScanAnswer | null {
  if (reason === "unknown") return null;
  const item = view.items.find((listed) => listed.itemId === itemId);
  const figures = item && { needed: item.needed, left: moveable(item, action) };
  const isNoted = unitNumber !== null || (condition === "missing" && (item?.missing ?? 0) > 0);
  const details: ScanDetails = {
    ...figures,
    ...(reason === "already-back" && isNoted && { condition }),
    ...(noteOf !== null && { noted: 1 }),
  };
  return { id, outcome: outcomeOf(reason), reason, details, unitNumber, itemId };
}

/** Instants that IndexedDB kept are dates; those of an older page may be texts. */
function revived(scan: Scan): Scan {
  return { ...scan, noteOf: scan.noteOf ?? null, at: new Date(scan.at) };
}
