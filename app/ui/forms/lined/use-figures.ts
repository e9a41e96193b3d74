import { type RefObject, useEffect, useRef, useState } from "react";
import type { JsonResponse } from "#app/lib/json-response.ts";

const WAIT_MS = 300;

/**
 * The figures of a form as it is typed, worked out by the server shortly after the last key; `refresh` asks for them. The
 * address takes the posted form and answers with JSON.
 */
export function useFigures<Figures>(
  address: string,
  form: RefObject<HTMLFormElement | null>,
  first: Figures,
): { readonly figures: Figures; readonly refresh: () => void } {
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
    for (const [name, value] of new FormData(form.current))
      if (typeof value === "string") body.append(name, value);
    // A newer question ends this one, also while its answer is being read.
    const answer = await fetch(address, { method: "POST", body, signal: controller.signal })
      .then((response: JsonResponse<Figures>) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (answer !== null) setFigures(answer);
  };
  const refresh = () => {
    stop();
    const controller = new AbortController();
    running.current = { controller, timer: setTimeout(() => void ask(controller), WAIT_MS) };
  };
  return { figures, refresh };
}
