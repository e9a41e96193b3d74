import { useEffect, useRef, useState } from "react";
import { moved } from "#app/lib/moved.ts";

const FIELD = 'input:not([type="hidden"]), select';

/**
 * The lines of a form as they are edited, each known by its key. `changed` is called after each change of them; the line
 * removed last can be put back. `list` goes on the list of lines, each with its key as `data-line` and the button that
 * removes it as `data-line-remove`: focus that a change would lose goes on there.
 */
export function useLines<Line extends { readonly key: string }>(first: readonly Line[], changed: () => void) {
  const [lines, setLines] = useState(first);
  const [removed, setRemoved] = useState<{ readonly line: Line; readonly at: number } | null>(null);
  const isFirst = useRef(true);
  const list = useRef<HTMLOListElement>(null);
  /** The element that gets the focus once the lines are in the form. */
  const aim = useRef<(() => HTMLElement | null | undefined) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came or went change the figures once they are in the form.
  useEffect(() => {
    if (!isFirst.current) changed();
    isFirst.current = false;
    aim.current?.()?.focus();
    aim.current = null;
  }, [lines]);
  const indexOf = (key: string) => lines.findIndex((line) => line.key === key);
  const within = (key: string, selector: string) =>
    list.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"] :is(${selector})`);
  return {
    list,
    lines,
    removed,
    add: (...added: readonly Line[]) => setLines([...lines, ...added]),
    /** Adds a line to be filled in at once. */
    open: (line: Line) => {
      aim.current = () => within(line.key, FIELD);
      setLines([...lines, line]);
    },
    replace: (key: string, line: Line) => setLines(lines.map((shown) => (shown.key === key ? line : shown))),
    move: (key: string, by: -1 | 1) => setLines(moved(lines, indexOf(key), indexOf(key) + by)),
    remove: (key: string) => {
      const at = indexOf(key);
      const line = lines[at];
      if (!line) return;
      const next = lines[at + 1] ?? lines[at - 1];
      aim.current = () => {
        if (document.activeElement !== document.body) return null;
        if (next) return within(next.key, "[data-line-remove]");
        return list.current?.parentElement?.querySelector<HTMLElement>("[data-line-picker]");
      };
      setRemoved({ line, at });
      setLines(lines.filter((shown) => shown !== line));
    },
    undo: () => {
      if (!removed) return;
      aim.current = () => within(removed.line.key, FIELD);
      setLines(lines.toSpliced(removed.at, 0, removed.line));
      setRemoved(null);
    },
  };
}
