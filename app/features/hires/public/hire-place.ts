import { oneLine } from "#app/lib/text/one-line.ts";
import type { HireView } from "../hires.ts";

/** Where a hire changes hands, on one line: its own place, or for a collection the address of the store. */
export function hirePlace(
  { place, transport }: Pick<HireView, "place" | "transport">,
  company: { readonly address: string },
): string {
  if (place !== "" || transport === "delivery") return place;
  return oneLine(company.address);
}
