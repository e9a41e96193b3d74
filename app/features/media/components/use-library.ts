import { useCallback, useRef, useState } from "react";
import { askSoon } from "#app/ui/forms/ask-soon.ts";
import type { Failure } from "#app/ui/session/ask.ts";
import type { LibraryItem } from "../library.ts";
import { fetchLibrary } from "./send-picture.ts";

/** How long a person pauses between two letters, in milliseconds. */
const PAUSE = 200;

interface State {
  readonly items: readonly LibraryItem[];
  readonly next: string | null;
  readonly busy: boolean;
  readonly failed: Failure | null;
}

/** The library as a dialog reads it: the first page of a search, and more on demand. Later searches end earlier ones. */
export function useLibrary() {
  const [state, setState] = useState<State>({ items: [], next: null, busy: true, failed: null });
  const request = useRef({ search: "", takeBack: () => {} });

  const load = useCallback((search: string, before: string, pause: number) => {
    request.current.takeBack();
    const takeBack = askSoon(
      pause,
      (signal) => {
        setState((was) => ({ ...was, busy: true, failed: null }));
        return fetchLibrary({ search, before }, signal);
      },
      (answer) => {
        const page = answer.kind === "answered" ? answer.value : null;
        setState((was) => ({
          items: [...(before ? was.items : []), ...(page?.items ?? [])],
          next: page?.next ?? null,
          busy: false,
          failed: answer.kind === "answered" ? null : answer.kind,
        }));
      },
    );
    request.current = { search, takeBack };
  }, []);

  const search = useCallback((text: string) => load(text, "", text ? PAUSE : 0), [load]);

  return {
    ...state,
    search,
    more: () => load(request.current.search, state.next ?? "", 0),
    /** Puts a picture that was just uploaded in front. */
    put: (item: LibraryItem) =>
      setState((was) => ({ ...was, items: [item, ...was.items.filter(({ id }) => id !== item.id)] })),
  };
}
