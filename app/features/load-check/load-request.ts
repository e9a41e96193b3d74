import { z } from "zod";
import { makeLines, sayIn } from "#app/features/hire-prices/hire-request.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/hire-request.ts";
import { recordOf } from "#app/lib/records.ts";
import { SUPPLY_CODES } from "./enums.ts";

function makeSchema(locale: Locale) {
  const say = sayIn(locale);
  return z.object(
    {
      lines: makeLines(say),
      supplies: z
        .array(z.enum(SUPPLY_CODES, say(messages.supply)), say(messages.supply))
        .max(SUPPLY_CODES.length, say(messages.supply))
        .default([...SUPPLY_CODES])
        .describe("The supplies that there are; “-3” is three-phase. All of them where it is left out."),
    },
    say(messages.shape),
  );
}

/** What `POST /api/hire/load` reads, with its sentences in the reader's language. */
export const loadRequestSchemas = recordOf(LOCALES, makeSchema);

export const loadAnswerSchema = z.object({
  watts: z.int(),
  phases: z.array(z.int()).length(3).describe("Milliamperes on L1, L2 and L3."),
  supply: z
    .enum(SUPPLY_CODES)
    .nullable()
    .describe(
      "The first that carries the list with 80% of its current; null where none does or nothing is drawn.",
    ),
  grams: z.int().describe("Pieces and cases."),
  litres: z.int().describe("Of the cases."),
  cases: z.int(),
  vans: z
    .array(
      z.object({
        name: z.string(),
        byWeight: z.int().describe("So many by payload."),
        byVolume: z.int().describe("So many by 75% of the volume."),
        count: z.int(),
      }),
    )
    .describe("How many of each vehicle the list takes."),
});

export type LoadAnswer = z.infer<typeof loadAnswerSchema>;
