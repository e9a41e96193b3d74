import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FILE = join(import.meta.dirname, "../../../docs/cost.json");

const figureSchema = z.object({ statements: z.int(), ratio: z.number() });

/** What docs/cost.json holds: the figures of a release, by engine and action. */
const figuresSchema = z.object({
  version: z.string(),
  date: z.iso.date(),
  engines: z.record(z.enum(["postgres", "embedded"]), z.record(z.string(), figureSchema)),
});

/** Statements of one action, and its CPU time as a multiple of the reference. */
export type Figure = z.infer<typeof figureSchema>;
export type Figures = z.infer<typeof figuresSchema>;

export function readFigures(): Figures {
  return figuresSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

export function writeFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
