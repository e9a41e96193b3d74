import { useEffect, useState } from "react";

/** Lets rows be dragged to another place: rows shown move at once, `onOrder` gets the ids when one is dropped. */
export function useDragOrder<T extends { readonly id: string }>(
  items: readonly T[],
  onOrder: (ids: readonly string[]) => void,
) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  // What the server says about the order is right again once its list has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list ends the wait.
  useEffect(() => setIds(null), [items]);
  const byId = new Map(items.map((item) => [item.id, item]));
  const shown = ids ? ids.flatMap((id) => byId.get(id) ?? []) : items;

  function moveOver(id: string) {
    if (dragged === null || dragged === id) return;
    const order = shown.map((item) => item.id);
    const to = order.indexOf(id);
    setIds(order.filter((one) => one !== dragged).toSpliced(to, 0, dragged));
  }

  function dragProps(id: string) {
    return {
      handle: {
        draggable: true,
        onDragStart: (event: React.DragEvent<HTMLElement>) => {
          const row = event.currentTarget.closest("li");
          if (row) event.dataTransfer.setDragImage(row, 24, row.offsetHeight / 2);
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", id);
          setDragged(id);
        },
        onDragEnd: (event: React.DragEvent<HTMLElement>) => {
          setDragged(null);
          if (event.dataTransfer.dropEffect === "none") setIds(null);
        },
      },
      row: {
        onDragEnter: () => moveOver(id),
        onDragOver: (event: React.DragEvent<HTMLElement>) => {
          if (dragged === null) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = "move";
        },
        onDrop: (event: React.DragEvent<HTMLElement>) => {
          event.preventDefault();
          if (dragged !== null && ids) onOrder(ids);
        },
      },
    };
  }

  return { shown, dragged, dragProps };
}
