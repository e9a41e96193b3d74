import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, enumCheck, idColumn, instant } from "#app/db/columns.ts";
import { users } from "#app/db/schema/identity.ts";
import { FEED_SCOPES } from "#app/features/hires/enums.ts";
import { LOCALES } from "#app/i18n/locale.ts";

/** An address at which a calendar program reads hires. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: idColumn(),
    name: text("name").notNull(),
    /** SHA-256 of the token in the address; the token itself is shown once. */
    tokenHash: text("token_hash").notNull().unique(),
    scope: text("scope", { enum: FEED_SCOPES }).notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    /** The customer whose hires the feed shows; of any other feed the person who made it. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    revokedAt: instant("revoked_at"),
    createdAt: createdAt(),
  },
  (t) => [
    enumCheck("calendar_feeds_scope", t.scope, FEED_SCOPES),
    enumCheck("calendar_feeds_locale", t.locale, LOCALES),
    index("calendar_feeds_user").on(t.userId),
  ],
);
