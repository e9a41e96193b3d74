import { useCallback, useRef, useState } from "react";
import type { LibraryItem } from "../library.ts";
import { fetchLibrary } from "./send-picture.ts";

/** How long a person pauses between two letters, in milliseconds. */
const PAUSE = 200;

interface State {
  readonly items: readonly LibraryItem[];
  readonly next: string | null;
  readonly busy: boolean;
  readonly failed: boolean;
}

/** The library as a dialog reads it: the first page of a search, and more on demand. Later searches end earlier ones. */
export function useLibrary() {
  const [state, setState] = useState<State>({ items: [], next: null, busy: true, failed: false });
  const request = useRef({ search: "", stop: new AbortController(), timer: 0 });

  const load = useCallback(async (search: string, before: string) => {
    request.current.stop.abort();
    const controller = new AbortController();
    request.current = { ...request.current, search, stop: controller };
    setState((was) => ({ ...was, busy: true, failed: false }));
    const page = await fetchLibrary({ search, before }, controller.signal);
    if (controller.signal.aborted) return;
    setState((was) => ({
      items: [...(before ? was.items : []), ...(page?.items ?? [])],
      next: page?.next ?? null,
      busy: false,
      failed: page === null,
    }));
  }, []);

  const search = useCallback(
    (text: string) => {
      window.clearTimeout(request.current.timer);
      request.current.timer = window.setTimeout(() => void load(text, ""), text ? PAUSE : 0);
    },
    [load],
  );

  return {
    ...state,
    search,
    more: () => void load(request.current.search, state.next ?? ""),
    /** Puts a picture that was just uploaded in front. */
    put: (item: LibraryItem) =>
      setState((was) => ({ ...was, items: [item, ...was.items.filter(({ id }) => id !== item.id)] })),
  };
}
