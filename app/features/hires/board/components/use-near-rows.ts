import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** How far beyond what is seen rows have their bars, so that scrolling meets no empty one. */
const MARGIN = "900px 0px";

/** Rows that have their bars from the beginning, on the server too. */
const FIRST_ROWS = 30;

type Tell = (near: boolean) => void;

/** Tells rows when they come near to what is seen. One observer for all; each row renders by itself. */
export class NearRows {
  readonly #tells = new Map<Element, Tell>();
  #observer: IntersectionObserver | null = null;

  /** Begins to watch inside a scroller. Returns what ends it. */
  connect(root: Element): () => void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting || !target.contains(document.activeElement))
            this.#tells.get(target)?.(isIntersecting);
      },
      { root, rootMargin: MARGIN },
    );
    for (const row of this.#tells.keys()) this.#observer.observe(row);
    const showAll = () => flushSync(() => this.#showAll());
    window.addEventListener("beforeprint", showAll);
    return () => {
      window.removeEventListener("beforeprint", showAll);
      this.#observer?.disconnect();
      this.#observer = null;
    };
  }

  watch(row: Element, tell: Tell): () => void {
    this.#tells.set(row, tell);
    this.#observer?.observe(row);
    return () => {
      this.#tells.delete(row);
      this.#observer?.unobserve(row);
    };
  }

  /** Paper has all rows. */
  #showAll(): void {
    for (const tell of this.#tells.values()) tell(true);
  }
}

export function useNearRows(): {
  readonly near: NearRows;
  readonly connect: (root: Element | null) => void;
} {
  const [near] = useState(() => new NearRows());
  const end = useRef<(() => void) | null>(null);
  const connect = useCallback(
    (root: Element | null) => {
      end.current?.();
      end.current = root && near.connect(root);
    },
    [near],
  );
  return { near, connect };
}

/** Whether a row is near to what is seen, and the ref of its element. */
export function useIsNear(near: NearRows, index: number) {
  const row = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(index < FIRST_ROWS);
  useEffect(() => (row.current ? near.watch(row.current, setIsNear) : undefined), [near]);
  return { row, isNear };
}
