import { type RefObject, useEffect, useRef, useState } from "react";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { DraftFigures } from "../editor/draft-figures.ts";

const WAIT_MS = 300;

/** The figures of the form as it is typed, worked out by the server shortly after the last key; `refresh` asks for them. */
export function useFigures(
  quoteId: string,
  form: RefObject<HTMLFormElement | null>,
  first: DraftFigures,
): { readonly figures: DraftFigures; readonly refresh: () => void } {
  const [figures, setFigures] = useState(first);
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; controller?: AbortController }>({});
  const stop = () => {
    clearTimeout(running.current.timer);
    running.current.controller?.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page goes away
  useEffect(() => stop, []);
  const ask = async (controller: AbortController) => {
    if (!form.current) return;
    const body = new URLSearchParams();
    // biome-ignore lint/style/noRestrictedGlobals: the form is sent by fetch
    for (const [name, value] of new FormData(form.current))
      if (typeof value === "string") body.append(name, value);
    const address = adminPath(`/admin/hire/quotes/${quoteId}/figures`);
    // A newer question ends this one, also while its answer is being read.
    const answer: unknown = await fetch(address, { method: "POST", body, signal: controller.signal })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (answer !== null) setFigures(answer as DraftFigures);
  };
  const refresh = () => {
    stop();
    const controller = new AbortController();
    running.current = { controller, timer: setTimeout(() => void ask(controller), WAIT_MS) };
  };
  return { figures, refresh };
}
