import type { z } from "zod";
import type { Message } from "#app/i18n/message.ts";
import type { Cents } from "#app/lib/money.ts";
import { ZERO } from "#app/lib/money.ts";
import { irishDate } from "#app/lib/time/irish-time.ts";
import type {
  announcementSchema,
  companySchema,
  deliveryZoneSchema,
  settingSchemas,
  tradeSchema,
} from "./schema.ts";

export type Company = z.infer<typeof companySchema>;
export type DeliveryZone = z.infer<typeof deliveryZoneSchema>;
export type Trade = z.infer<typeof tradeSchema>;
export type Announcement = z.infer<typeof announcementSchema>;
export type SettingKey = keyof typeof settingSchemas;

/** All settings, each with its value or its default. */
export type Settings = { readonly [K in SettingKey]: z.infer<(typeof settingSchemas)[K]> };

/** What delivery of goods of a weight in grams and a worth costs in a zone, VAT included; null when it is too heavy. */
export function deliveryPrice(zone: DeliveryZone, grams: number, worth: Cents): Cents | null {
  const rate = zone.rates.find(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  if (!rate) return null;
  return zone.freeFrom !== null && worth >= zone.freeFrom ? ZERO : rate.price;
}

/** The weight in grams above which nothing is delivered to a zone; null where one of its rates carries everything. */
export function weightLimit({ rates }: DeliveryZone): number | null {
  const weights = rates.flatMap(({ upToGrams }) => upToGrams ?? []);
  return weights.length < rates.length ? null : Math.max(...weights);
}

export interface DeliveryPrice {
  readonly zone: DeliveryZone;
  readonly price: Cents;
}

/** Where goods are delivered. */
export interface DeliveryOffer {
  readonly reached: readonly DeliveryPrice[];
  /** Zones that the goods are too heavy for. */
  readonly refused: readonly DeliveryZone[];
}

/** Whether zones take goods to every address in Ireland, north and south. */
export function coverIreland(zones: readonly DeliveryZone[]): boolean {
  const has = (wanted: string, prefix?: string) =>
    zones.some(
      ({ country, postcodePrefixes: prefixes }) =>
        country === wanted && (prefixes.length === 0 || (prefix !== undefined && prefixes.includes(prefix))),
    );
  return has("IE") && has("GB", "BT");
}

/** What delivery costs in each zone that takes the weight. */
export function deliveriesOf(
  zones: readonly DeliveryZone[],
  grams: number,
  worth: Cents,
): readonly DeliveryPrice[] {
  return zones.flatMap((zone) => {
    const price = deliveryPrice(zone, grams, worth);
    return price === null ? [] : [{ zone, price }];
  });
}

/** The announcement in both languages, or null when there is none at this time. */
export function announcementAt({ en, ga, until }: Announcement, now: Date): Message | null {
  if (!en || !ga) return null;
  return until !== null && irishDate(now) > until ? null : { en, ga };
}
