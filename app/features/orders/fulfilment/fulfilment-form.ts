import { parseWhole } from "#app/lib/numbers.ts";
import type { FulfilmentStep, Pieces, Tracking } from "./fulfilment.ts";

/** Reads one field of a form; empty where there is none. */
type Field = (name: string) => string;

const PLAIN = ["packing", "unpacked", "ready", "collected", "delivered", "undelivered"] as const;

/** The field with how many pieces of a line go into the parcel. */
export function piecesField(position: number): string {
  return `line-${position}`;
}

/** What the form of an order's goods asks for; null for a form that no page of ours sends. */
export function stepIn(field: Field, names: readonly string[] = []): FulfilmentStep | null {
  const kind = field("step");
  const plain = PLAIN.find((known) => known === kind);
  if (plain) return { kind: plain };
  if (kind !== "dispatched") return null;
  const lines = piecesIn(field, names);
  return { kind, ...trackingIn(field), ...(lines.length > 0 && { lines }) };
}

/** Pieces by line, empty where the form asks for all; NaN for what is no number. */
function piecesIn(field: Field, names: readonly string[]): readonly Pieces[] {
  return names.flatMap((name) => {
    const position = /^line-(\d{1,4})$/.exec(name)?.[1];
    if (position === undefined) return [];
    return [{ position: Number(position), quantity: parsePieces(field(name)) }];
  });
}

/** A typed number of pieces: 0 where nothing is typed, NaN for what is no number. */
export function parsePieces(text: string): number {
  return text === "" ? 0 : (parseWhole(text, 999_999) ?? Number.NaN);
}

/** Carrier, number and link that a form holds. */
export function trackingIn(field: Field): Tracking {
  return {
    carrier: field("carrier"),
    trackingNumber: field("tracking"),
    trackingUrl: field("link"),
  };
}
