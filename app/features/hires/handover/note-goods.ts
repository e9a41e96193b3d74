import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/goods-mails.ts";
import { nameIn } from "#app/i18n/named.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { NoteContent, NoteCount, NoteUnit } from "../documents/documents.ts";

/** Which pieces of a note are meant. */
interface Picked {
  readonly unit: (state: NoteUnit["state"]) => boolean;
  readonly count: (count: NoteCount) => number;
}

export const PICK_OUT: Picked = { unit: () => true, count: ({ out }) => out };
export const PICK_BACK: Picked = {
  unit: (state) => state === "back" || state === "damaged",
  count: ({ back }) => back,
};
export const PICK_DAMAGED: Picked = { unit: (state) => state === "damaged", count: ({ damaged }) => damaged };
export const PICK_MISSING: Picked = { unit: (state) => state === "missing", count: ({ missing }) => missing };
export const PICK_STILL_OUT: Picked = {
  unit: (state) => state === "out",
  count: ({ out, back, missing }) => out - back - missing,
};

/** Pieces of a note by name, each name with how many; units are named by their numbers. */
export function goodsOf(
  { units, counts }: Pick<NoteContent, "units" | "counts">,
  locale: Locale,
  { unit, count }: Picked,
): readonly (readonly [name: string, quantity: string])[] {
  const picked = Map.groupBy(
    units.filter(({ state }) => unit(state)),
    (one) => nameIn(locale, one),
  );
  return [
    ...[...picked].map(([name, own]): [string, string] => {
      const numbers = own.map(({ number }) => number).join(", ");
      return [format(locale, messages.units, { name, numbers }), formatNumber(own.length)];
    }),
    ...counts.flatMap((one): [string, string][] =>
      count(one) > 0 ? [[nameIn(locale, one), formatNumber(count(one))]] : [],
    ),
  ];
}

/** "5 × Safety bond, 1 × LED moving head (unit 1077)", in this language. */
export function namesOf(goods: readonly (readonly [name: string, quantity: string])[]): string {
  return goods.map(([name, quantity]) => `${quantity} × ${name}`).join(", ");
}
