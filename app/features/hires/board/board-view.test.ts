import { expect, it } from "vitest";
import { translateIn } from "#app/i18n/translate-in.ts";
import type { BoardBar, BoardSubject } from "./board.ts";
import { agendaText } from "./board-view.ts";

it("the agenda says of whom a bar is, its number once, and its pieces", () => {
  const bar = { kind: "firm", quantity: 24 } as BoardBar;
  const hire = { customer: "Seán Ó Sé", number: "H-2027-0001" } as BoardSubject;
  expect(agendaText(translateIn("en"), bar, hire)).toBe("Seán Ó Sé · H-2027-0001 · 24 pieces");
  expect(agendaText(translateIn("ga"), { ...bar, quantity: 7 }, hire)).toBe(
    "Seán Ó Sé · H-2027-0001 · 7 bpíosa",
  );
  const turnaround = { ...bar, kind: "turnaround" } as BoardBar;
  expect(agendaText(translateIn("en"), turnaround, { ...hire, customer: "" })).toBe(
    "H-2027-0001 · 24 pieces",
  );
});
