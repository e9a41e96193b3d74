import type { Message } from "#app/i18n/message.ts";
import { oneLine } from "#app/lib/text/one-line.ts";
import type { HireView } from "../hires.ts";

type Placed = Pick<HireView, "place" | "transport">;

/** Where a hire changes hands, on one line: a collection at the store, whose address is `store`; a delivery at its place. */
export function hirePlace({ place, transport }: Placed, store: string): string {
  return transport === "delivery" ? place : oneLine(store);
}

/** The place of a hire under its name, for a list of facts: one that is collected is only used there. */
export function placeRows(
  { place, transport }: Placed,
  names: { readonly place: Message; readonly usedAt: Message },
): readonly (readonly [name: Message, place: string])[] {
  return place === "" ? [] : [[transport === "delivery" ? names.place : names.usedAt, place]];
}
