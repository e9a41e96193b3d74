import { z } from "zod";
import { AVAILABILITIES } from "#app/features/claims/enums.ts";
import { MAX_HIRE_LINES, MAX_HIRE_QUANTITY } from "#app/features/claims/hire-period.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-request.ts";
import { recordOf } from "#app/lib/records.ts";

const MAX_REFERENCE_LENGTH = 120;

/** The sentence of a fault, for a part of a schema. */
type Say = (message: Message) => { readonly error: () => string };

/** How sentences are said in a language. */
export function sayIn(locale: Locale): Say {
  return (message) => ({ error: () => format(locale, message) });
}

/** 1 to 200 lines, each so many of an item. */
export function makeLines(say: Say) {
  const line = z.object(
    {
      item: z
        .string(say(messages.shape))
        .min(1, say(messages.shape))
        .max(MAX_REFERENCE_LENGTH, say(messages.shape))
        .describe("The code in any case, or the slug."),
      quantity: z
        .number(say(messages.quantity))
        .int(say(messages.quantity))
        .min(1, say(messages.quantity))
        .max(MAX_HIRE_QUANTITY, say(messages.quantity)),
    },
    say(messages.shape),
  );
  return z
    .array(line, say(messages.shape))
    .min(1, say(messages.noLines))
    .max(MAX_HIRE_LINES, say(messages.tooManyLines));
}

function makeDates(say: Say) {
  const time = () =>
    z
      .string(say(messages.shape))
      .max(40, say(messages.shape))
      .describe("Irish time, YYYY-MM-DDTHH:MM, on a quarter-hour.");
  return { from: time(), to: time() };
}

function makeAvailabilitySchema(locale: Locale) {
  const say = sayIn(locale);
  return z.object({ ...makeDates(say), items: makeLines(say) }, say(messages.shape));
}

function makePriceSchema(locale: Locale) {
  const say = sayIn(locale);
  return z.object(
    {
      ...makeDates(say),
      lines: makeLines(say),
      waiver: z.boolean(say(messages.shape)).default(false).describe("Whether the damage waiver is wanted."),
    },
    say(messages.shape),
  );
}

/** What `POST /api/hire/availability` reads, with its sentences in the reader's language. */
export const availabilityRequestSchemas = recordOf(LOCALES, makeAvailabilitySchema);

/** What `POST /api/hire/price` reads, with its sentences in the reader's language. */
export const priceRequestSchemas = recordOf(LOCALES, makePriceSchema);

const cents = () => z.int().describe("Cents.");

export const availabilityAnswerSchema = z.object({
  items: z.array(
    z.object({
      item: z.string().describe("As it was asked for."),
      wanted: z.int(),
      available: z.int().describe("Never more than wanted; says nothing while the state is unconfirmed."),
      state: z.enum(AVAILABILITIES),
      nearest: z
        .array(z.object({ from: z.string(), to: z.string() }))
        .describe("Up to three periods nearby, of the same length, in which the whole quantity is free."),
      alternatives: z
        .array(z.object({ item: z.string(), name: z.string(), available: z.int() }))
        .describe("Substitutes that are free for what is missing."),
    }),
  ),
});

export const priceAnswerSchema = z.object({
  days: z.int().describe("Charged days."),
  factor: z
    .int()
    .describe("Thousandths; that of every line where they share one, otherwise that of the settings."),
  lines: z.array(
    z.object({
      item: z.string().describe("As it was asked for."),
      quantity: z.int(),
      dayRateNet: cents(),
      factor: z.int().describe("Thousandths."),
      net: cents(),
    }),
  ),
  minimum: cents().describe("Cents that are added to reach the minimum hire."),
  waiver: cents(),
  net: cents(),
  vat: cents(),
  total: cents(),
});

export type AvailabilityAnswer = z.infer<typeof availabilityAnswerSchema>;
export type PriceAnswer = z.infer<typeof priceAnswerSchema>;
