import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant, updatedAt } from "#app/db/columns.ts";
import { OUTCOMES, PROPOSAL_REASONS } from "#app/features/redirects/enums.ts";

/** Addresses that are no longer, and where they lead. Asked only when nothing else answers an address. */
export const redirects = pgTable(
  "redirects",
  {
    id: idColumn(),
    /** A path without its trailing slash, with a query where only that query is meant, e.g. "/?page_id=4". */
    fromPath: text("from_path").notNull().unique(),
    /** A path of this site, or an address that begins with https://. */
    target: text("target").notNull(),
    /** 301 or 308. */
    status: integer("status").notNull().default(301),
    hits: integer("hits").notNull().default(0),
    lastHitAt: instant("last_hit_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index("redirects_target").on(t.target)],
);

/**
 * Addresses of the site that this one replaces, with what was found for each. A working list, not what visitors meet.
 */
export const oldAddresses = pgTable(
  "old_addresses",
  {
    id: idColumn(),
    /** The address as a redirect is looked up, with its host in front where that is not the old site's. */
    address: text("address").notNull().unique(),
    /** The host; null for an address that was given as a path. */
    host: text("host"),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    reason: text("reason", { enum: PROPOSAL_REASONS }),
    /** Percent. */
    score: integer("score"),
    target: text("target"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("old_addresses_outcome").on(t.outcome, t.address),
    enumCheck("old_addresses_known_outcome", t.outcome, OUTCOMES),
    enumCheck("old_addresses_reason", t.reason, PROPOSAL_REASONS),
  ],
);
