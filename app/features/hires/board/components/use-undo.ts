import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/hire-admin/hire-board.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { toast } from "#app/ui/toasts/toast-store.ts";
import { type BoardMoveAnswer, type MoveFields, moveRefusal } from "../board-move.ts";

/** The address that the board sends a move to. */
export const MOVES = adminPath("/admin/hire/board/moves");

/** Says that a hire was moved, with a button that moves it back where that is possible. */
export function useUndo(): (answer: BoardMoveAnswer) => void {
  const t = useT();
  const fetcher = useFetcher<BoardMoveAnswer>();
  const { data } = fetcher;
  const shown = useRef<BoardMoveAnswer | undefined>(undefined);
  const remove = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!data || shown.current === data) return;
    shown.current = data;
    if (data.kind === "moved") toast({ title: t(messages.movedBack, { number: data.number }) });
    else
      toast({ title: [t(moveRefusal(data.why)), data.short].filter(Boolean).join(" "), destructive: true });
  });
  useEffect(() => () => remove.current?.(), []);
  const back = (fields: MoveFields) => void fetcher.submit({ ...fields }, { method: "post", action: MOVES });
  return (answer) => {
    if (answer.kind !== "moved") return;
    const { undo, number } = answer;
    remove.current = toast({
      title: t(messages.moved, { number }),
      ...(undo && { action: { label: t(messages.undo), onAction: () => back(undo) } }),
    });
  };
}
