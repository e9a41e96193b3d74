import { useEffect, useRef, useState } from "react";
import { moved } from "#app/lib/moved.ts";

/**
 * The lines of a form as they are edited, each known by its key. `changed` is called after each change of them; the line
 * removed last can be put back.
 */
export function useLines<Line extends { readonly key: string }>(first: readonly Line[], changed: () => void) {
  const [lines, setLines] = useState(first);
  const [removed, setRemoved] = useState<{ readonly line: Line; readonly at: number } | null>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that came or went change the figures once they are in the form.
  useEffect(() => {
    if (!isFirst.current) changed();
    isFirst.current = false;
  }, [lines]);
  const indexOf = (key: string) => lines.findIndex((line) => line.key === key);
  return {
    lines,
    removed,
    add: (line: Line) => setLines([...lines, line]),
    replace: (key: string, line: Line) => setLines(lines.map((one) => (one.key === key ? line : one))),
    move: (key: string, by: -1 | 1) => setLines(moved(lines, indexOf(key), indexOf(key) + by)),
    remove: (key: string) => {
      const at = indexOf(key);
      const line = lines[at];
      if (!line) return;
      setRemoved({ line, at });
      setLines(lines.filter((one) => one !== line));
    },
    undo: () => {
      if (!removed) return;
      setLines(lines.toSpliced(removed.at, 0, removed.line));
      setRemoved(null);
    },
  };
}
