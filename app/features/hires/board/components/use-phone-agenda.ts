import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type BoardQuery, hireBoard } from "../board-query.ts";

/** Opens the agenda on a phone where the address names no layout: a timeline has no room there. */
export function usePhoneAgenda(query: BoardQuery): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (query.layout !== null || !matchMedia("(width < 40rem)").matches) return;
    void navigate(hireBoard.href({ ...query, layout: "agenda" }), { replace: true });
  }, [query, navigate]);
}
