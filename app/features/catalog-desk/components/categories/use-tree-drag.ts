import { useRef, useState } from "react";

const DROP_POSITIONS = ["before", "inside", "after"] as const;
export type DropPosition = (typeof DROP_POSITIONS)[number];

/** The position that a dragged row would get if it were let go now. */
export interface Drop {
  readonly id: string;
  readonly target: string;
  readonly where: DropPosition;
}

/** How near an edge of the window a drag scrolls, and by how much at each move, in pixels. */
const EDGE = 72;
const SCROLL = 14;

/**
 * Lets rows of a tree be dragged by a handle with a mouse, a pen or a finger: onto the upper or lower edge of another
 * row to go before or after it, onto its middle to go below it. `rows` finds the rows; their ids name them.
 */
export function useTreeDrag(rows: string, onDrop: (drop: Drop) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  // Moves may follow each other faster than the page is drawn.
  const held = useRef<Drop | null>(null);
  const show = (next: Drop | null) => {
    held.current = next;
    setDrop(next);
  };
  const end = () => {
    setDragged(null);
    show(null);
  };
  const handle = (id: string) => ({
    onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      if (event.clientY < EDGE) window.scrollBy(0, -SCROLL);
      if (event.clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
      show(dropAt(rows, id, event.clientX, event.clientY));
    },
    onPointerUp: () => {
      const last = held.current;
      end();
      if (last) onDrop(last);
    },
    onPointerCancel: end,
  });
  return { dragged, drop, handle };
}

function dropAt(rows: string, id: string, x: number, y: number): Drop | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>(rows);
  if (!row || row.id === id) return null;
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return { id, target: row.id, where: part < 0.3 ? "before" : part > 0.7 ? "after" : "inside" };
}
