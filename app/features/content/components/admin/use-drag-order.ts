import { useEffect, useRef, useState } from "react";

type Ids = readonly string[] | null;

/** Lets rows be dragged to another position: rows shown move at once, `onOrder` gets the ids when one is dropped. */
export function useDragOrder<T extends { readonly id: string }>(
  items: readonly T[],
  onOrder: (ids: readonly string[]) => void,
) {
  const [ids, setIds] = useState<Ids>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  // Drag events may follow each other faster than the page is drawn.
  const held = useRef<string | null>(null);
  const order = useRef<Ids>(null);
  // What the server says about the order is right again once its list has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list ends the wait.
  useEffect(() => show(null), [items]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = ids ? ids.flatMap((id) => byId.get(id) ?? []) : items;

  function show(next: Ids) {
    order.current = next;
    setIds(next);
  }

  function hold(id: string | null) {
    held.current = id;
    setDragged(id);
  }

  function moveOver(id: string) {
    const moving = held.current;
    if (moving === null || moving === id) return;
    const ids = order.current ?? items.map((item) => item.id);
    show(ids.filter((row) => row !== moving).toSpliced(ids.indexOf(id), 0, moving));
  }

  function dragProps(id: string) {
    return {
      handle: {
        draggable: true,
        onDragStart: (event: React.DragEvent<HTMLElement>) => {
          carryRow(event, id);
          hold(id);
        },
        onDragEnd: (event: React.DragEvent<HTMLElement>) => {
          hold(null);
          if (event.dataTransfer.dropEffect === "none") show(null);
        },
        // Fingers and pens have no drag events; the handle keeps them while they move over other rows.
        onPointerDown: (event: React.PointerEvent<HTMLElement>) => {
          if (event.pointerType === "mouse") return;
          event.currentTarget.setPointerCapture(event.pointerId);
          hold(id);
        },
        onPointerMove: (event: React.PointerEvent<HTMLElement>) => {
          if (event.pointerType === "mouse" || held.current !== id) return;
          const under = rowAt(event.clientX, event.clientY);
          if (under && byId.has(under)) moveOver(under);
        },
        onPointerUp: (event: React.PointerEvent<HTMLElement>) => {
          if (event.pointerType === "mouse" || held.current !== id) return;
          hold(null);
          if (order.current) onOrder(order.current);
        },
        onPointerCancel: (event: React.PointerEvent<HTMLElement>) => {
          if (event.pointerType === "mouse") return;
          hold(null);
          show(null);
        },
      },
      row: {
        onDragEnter: () => moveOver(id),
        onDragOver: (event: React.DragEvent<HTMLElement>) => {
          if (held.current !== null) event.preventDefault();
        },
        onDrop: (event: React.DragEvent<HTMLElement>) => {
          event.preventDefault();
          if (held.current !== null && order.current) onOrder(order.current);
        },
      },
    };
  }

  return { shown, dragged, dragProps };
}

/** The id of the entry whose row is at a point of the window. */
function rowAt(x: number, y: number): string | null {
  const row = document.elementFromPoint(x, y)?.closest('li[id^="entry-"]');
  return row ? row.id.slice("entry-".length) : null;
}

/** The pointer carries a picture of the whole row, not only of its handle. */
function carryRow(event: React.DragEvent<HTMLElement>, id: string): void {
  const row = event.currentTarget.closest("li");
  if (row) event.dataTransfer.setDragImage(row, 24, row.offsetHeight / 2);
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", id);
}
