import { type Db, inTransaction } from "#app/db/client.server.ts";
import { getAvailability } from "#app/features/claims/availability/get-availability.server.ts";
import {
  type ClaimRefusal,
  claimItems,
  type NewClaims,
  type ShortLine,
} from "#app/features/claims/claim-items.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { newId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import { fromIrishInput } from "#app/lib/time/irish-time.ts";
import { createHireItem } from "./factories-hire.ts";

export const NOW = new Date("2027-06-01T09:00Z");

/** The instant of an Irish time, "2027-06-14T09:00". */
export const irish = (text: string) => fromIrishInput(text) ?? new Date(Number.NaN);

export const period = (from: string, to: string): Period => ({ from: irish(from), to: irish(to) });

/** Monday to Friday. */
export const WEEK = period("2027-06-14T09:00", "2027-06-18T17:00");

interface HirePromise extends Partial<Omit<NewClaims, "lines">> {
  readonly lines: readonly { itemId: string; quantity: number; unitNumber?: number }[];
  readonly period: Period;
}

/** Claims on one database: items by id, promises that are firm and accepted unless they say otherwise. */
export function claimsOn(db: Db) {
  return {
    async itemOf(values: Parameters<typeof createHireItem>[1]): Promise<string> {
      return (await createHireItem(db, values)).id;
    },
    /** Pieces of an item that can be had. */
    async available(itemId: string, when: Period, { quantity = 99, now = NOW } = {}) {
      const [answer] = await getAvailability(db, { period: when, wanted: [{ itemId, quantity }], now });
      return answer?.available;
    },
    promise({
      lines,
      ...rest
    }: HirePromise): Promise<Result<{ readonly short: readonly ShortLine[] }, ClaimRefusal>> {
      return inTransaction(db, (tx) =>
        claimItems(tx, {
          owner: "hire",
          ownerId: newId(),
          reference: "H-2027-0001",
          expiresAt: null,
          acceptedAt: NOW,
          actorId: null,
          now: NOW,
          ...rest,
          lines: lines.map((line) => ({ lineId: newId(), ...line })),
        }),
      );
    },
  };
}
