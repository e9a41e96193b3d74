import { z } from "zod";
import { sayIn } from "#app/features/hire-prices/hire-request.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/hire/rider.ts";
import { recordOf } from "#app/lib/records.ts";
import { MATCH_LEVELS, RIDER_LINE_KINDS } from "./enums.ts";

function makeSchema(locale: Locale) {
  const say = sayIn(locale);
  return z.object(
    {
      text: z
        .string(say(messages.shape))
        .describe("A rider: a list, or a table with quantities. At most 200 lines, 2 MB."),
    },
    say(messages.shape),
  );
}

/** What `POST /api/hire/match` reads, with its sentences in the reader's language. */
export const matchRequestSchemas = recordOf(LOCALES, makeSchema);

const confidence = () => z.int().min(0).max(100);

export const matchAnswerSchema = z.object({
  lines: z
    .array(
      z.object({
        line: z.string().describe("As it was written."),
        kind: z.enum(RIDER_LINE_KINDS),
        quantity: z.int().describe("0 for a heading."),
        text: z.string().describe("What is wanted, without quantity and notes."),
        note: z.string(),
        item: z.string().nullable().describe("The code of the item; null where the level is none."),
        confidence: confidence(),
        level: z.enum(MATCH_LEVELS),
        alternatives: z.array(z.object({ item: z.string(), name: z.string(), confidence: confidence() })),
      }),
    )
    .describe("Every line of the text once, in its order; blank ones are left out."),
});

export type MatchAnswer = z.infer<typeof matchAnswerSchema>;
