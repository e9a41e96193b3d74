import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant, updatedAt } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import {
  CLAIM_CONDITIONS,
  CLAIM_KINDS,
  CLAIM_OWNERS,
  CLAIM_STATES,
  SHORTAGE_REASONS,
  SHORTAGE_SOLUTIONS,
  SHORTAGE_STATES,
} from "#app/features/claims/enums.ts";
import { assets } from "./assets.ts";
import { hireItems } from "./fleet.ts";

/**
 * Everything that keeps gear off the shelf. Only `features/claims` writes it. The period is half-open: it ends where
 * the next may begin. Migration 0036 adds the exclusion constraint `hire_claims_unit`, which Drizzle cannot say: no two
 * firm claims of one unit overlap.
 */
export const hireClaims = pgTable(
  "hire_claims",
  {
    id: idColumn(),
    itemId: uuid("item_id")
      .notNull()
      .references(() => hireItems.id, { onDelete: "restrict" }),
    /** A pinned unit; null for a count. */
    unitNumber: integer("unit_number").references(() => assets.unitNumber, { onDelete: "restrict" }),
    quantity: integer("quantity").notNull(),
    kind: text("kind", { enum: CLAIM_KINDS }).notNull(),
    state: text("state", { enum: CLAIM_STATES }).notNull(),
    /** The blocked period: from collection less preparation to return and turnaround, in working time. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** The instant at which a provisional claim stops counting, without any job. */
    expiresAt: instant("expires_at"),
    /** A turnaround that was cut short for the next hire. */
    rush: boolean("rush").notNull().default(false),
    owner: text("owner", { enum: CLAIM_OWNERS }).notNull(),
    /** The quote, hire or asset; null for a block that a person set. */
    ownerId: uuid("owner_id"),
    /** The line that it serves. */
    lineId: uuid("line_id"),
    /** What staff call the owner: "H-2027-0001". */
    reference: text("reference").notNull().default(""),
    /** The instant at which its line was accepted; the latest gives way first. */
    acceptedAt: instant("accepted_at"),
    /** The instant at which its pieces were taken off the shelf for the hire; null while they are there. */
    preparedAt: instant("prepared_at"),
    /** The item of the line in whose place this one goes; null where it is the promised one. */
    forItemId: uuid("for_item_id").references(() => hireItems.id, { onDelete: "restrict" }),
    /** The condition in which the pieces came back; null before. */
    condition: text("condition", { enum: CLAIM_CONDITIONS }),
    actorId: text("actor_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    enumCheck("hire_claims_condition", t.condition, CLAIM_CONDITIONS),
    enumCheck("hire_claims_kind", t.kind, CLAIM_KINDS),
    enumCheck("hire_claims_state", t.state, CLAIM_STATES),
    enumCheck("hire_claims_owner", t.owner, CLAIM_OWNERS),
    check("hire_claims_period", sql`${t.startsAt} < ${t.endsAt}`),
    check("hire_claims_quantity", sql`${t.quantity} >= 1 and (${t.unitNumber} is null or ${t.quantity} = 1)`),
    check("hire_claims_expiry", sql`(${t.state} <> 'provisional') or ${t.expiresAt} is not null`),
    index("hire_claims_item").on(t.itemId, t.endsAt).where(sql`${t.state} in ('provisional', 'firm', 'out')`),
    index("hire_claims_live")
      .using("gist", sql`tstzrange(${t.startsAt}, ${t.endsAt})`)
      .where(sql`${t.state} in ('provisional', 'firm', 'out')`),
    /** What counts past its end: gear that is out, and repairs that are not closed. */
    index("hire_claims_out")
      .on(t.endsAt)
      .where(sql`${t.state} = 'out' or (${t.state} = 'firm' and ${t.kind} = 'maintenance')`),
    index("hire_claims_owner_id").on(t.ownerId),
    index("hire_claims_unit_number").on(t.unitNumber),
  ],
);

/** What was promised and cannot be covered. A line never has a negative number: it has a shortage. */
export const hireShortages = pgTable(
  "hire_shortages",
  {
    id: idColumn(),
    /** The promised item, also where a substitute gave way. */
    itemId: uuid("item_id")
      .notNull()
      .references(() => hireItems.id, { onDelete: "restrict" }),
    quantity: integer("quantity").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    owner: text("owner", { enum: CLAIM_OWNERS }).notNull(),
    ownerId: uuid("owner_id"),
    lineId: uuid("line_id"),
    reference: text("reference").notNull().default(""),
    /** The instant until which its line is held; null for a firm line. What makes a hold firm clears it. */
    expiresAt: instant("expires_at"),
    /** The instant at which its line was accepted, as its claims have it. */
    acceptedAt: instant("accepted_at"),
    reason: text("reason", { enum: SHORTAGE_REASONS }).notNull(),
    state: text("state", { enum: SHORTAGE_STATES }).notNull().default("open"),
    solution: text("solution", { enum: SHORTAGE_SOLUTIONS }),
    /** The person who sees to the shortage. */
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** The instant at which it was last opened again, as what solved it was cancelled; null: never. */
    reopenedAt: instant("reopened_at"),
    solvedAt: instant("solved_at"),
  },
  (t) => [
    enumCheck("hire_shortages_owner", t.owner, CLAIM_OWNERS),
    enumCheck("hire_shortages_reason", t.reason, SHORTAGE_REASONS),
    enumCheck("hire_shortages_state", t.state, SHORTAGE_STATES),
    enumCheck("hire_shortages_solution", t.solution, SHORTAGE_SOLUTIONS),
    check("hire_shortages_quantity", sql`${t.quantity} >= 1 and ${t.startsAt} < ${t.endsAt}`),
    check("hire_shortages_solved", sql`(${t.state} = 'solved') = (${t.solution} is not null)`),
    index("hire_shortages_open").on(t.startsAt).where(sql`${t.state} = 'open'`),
    index("hire_shortages_item").on(t.itemId),
    index("hire_shortages_owner_id").on(t.ownerId),
  ],
);
