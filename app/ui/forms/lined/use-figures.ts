import { type RefObject, useEffect, useRef, useState } from "react";
import { ask, type Failure, SESSION_BACK } from "#app/ui/session/ask.ts";
import { askSoon } from "../ask-soon.ts";

const WAIT_MS = 300;

interface ShownFigures<Figures> {
  readonly figures: Figures;
  /** Why the figures are not those of what is typed; null where they are, or are being asked for. */
  readonly late: Failure | null;
  /** Asks for the figures of what is typed now. */
  readonly refresh: () => void;
}

/**
 * The figures of a form as it is typed, worked out by the server shortly after the last key. The address takes the posted
 * form and answers with JSON. Figures that could not be had are asked for again once the page is looked at, its person is
 * back, or there is a network.
 */
export function useFigures<Figures>(
  address: string,
  form: RefObject<HTMLFormElement | null>,
  first: Figures,
): ShownFigures<Figures> {
  const [{ figures, late }, setShown] = useState<Omit<ShownFigures<Figures>, "refresh">>({
    figures: first,
    late: null,
  });
  const takeBack = useRef(() => {});
  useEffect(() => () => takeBack.current(), []);
  const refresh = () => {
    takeBack.current();
    takeBack.current = askSoon(
      WAIT_MS,
      (signal) => ask<Figures>(address, { method: "POST", body: typedIn(form.current), signal }),
      (answer) =>
        setShown((shown) =>
          answer.kind === "answered"
            ? { figures: answer.value, late: null }
            : { figures: shown.figures, late: answer.kind },
        ),
    );
  };
  useAgain(late !== null, refresh);
  return { figures, late, refresh };
}

/** Calls `again` when the page is looked at again, and when its person or the network is back. */
function useAgain(isWanted: boolean, again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!isWanted) return;
    const onShow = () => document.visibilityState === "visible" && latest.current();
    const signs = ["online", SESSION_BACK];
    document.addEventListener("visibilitychange", onShow);
    for (const sign of signs) window.addEventListener(sign, onShow);
    return () => {
      document.removeEventListener("visibilitychange", onShow);
      for (const sign of signs) window.removeEventListener(sign, onShow);
    };
  }, [isWanted]);
}

function typedIn(form: HTMLFormElement | null): URLSearchParams {
  const typed = new URLSearchParams();
  for (const [name, value] of form ? new FormData(form) : [])
    if (typeof value === "string") typed.append(name, value);
  return typed;
}
