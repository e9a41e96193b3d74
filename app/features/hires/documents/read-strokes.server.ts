import { z } from "zod";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import type { Strokes } from "./documents.ts";

const MAX_NUMBERS = 40_000;
/** A dot is no signature. */
const MIN_NUMBERS = 8;

const stroke = z
  .array(z.int().min(0).max(1_000))
  .min(2)
  .refine((numbers) => numbers.length % 2 === 0)
  .refine((numbers) => numbers.every((number, at) => at % 2 === 0 || number <= 400));

const strokes = z
  .array(stroke)
  .refine((lines) => lines.reduce((sum, line) => sum + line.length, 0) <= MAX_NUMBERS);

/** Reads a drawn signature, at most 20,000 points. Null for none, which a single dot is too. */
export function readStrokes(text: string): Result<Strokes | null, { readonly kind: "bad-signature" }> {
  if (text === "") return ok(null);
  const read = strokes.safeParse(parsed(text));
  if (!read.success) return refuse({ kind: "bad-signature" });
  return ok(read.data.flat().length < MIN_NUMBERS ? null : read.data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
