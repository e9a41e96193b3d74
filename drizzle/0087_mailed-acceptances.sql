ALTER TABLE "outbox_mails" ADD COLUMN "acceptance_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_acceptance_id_hire_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."hire_acceptances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mails_acceptance" ON "outbox_mails" USING btree ("acceptance_id") WHERE "outbox_mails"."acceptance_id" is not null;--> statement-breakpoint
-- Contracts mailed before: each belongs to the last acceptance of its quote whose id is older.
UPDATE "outbox_mails" m SET "acceptance_id" = (
	SELECT a."id" FROM "hires" h JOIN "hire_acceptances" a ON a."quote_id" = h."quote_id"
	WHERE h."id"::text = m."subject_id" AND a."id" < m."id" ORDER BY a."id" DESC LIMIT 1
) WHERE m."subject_type" = 'hire' AND m."kind" = 'hire-accepted';
--> statement-breakpoint
-- A repair ends with its promised day from now on: repairs that have one and no end yet.
UPDATE "hire_claims" c SET "ends_at" = (r."promised_on" + 1)::timestamp AT TIME ZONE 'Europe/Dublin'
FROM "unit_repairs" r WHERE r."claim_id" = c."id" AND c."kind" = 'maintenance' AND c."state" = 'firm'
	AND c."ends_at" >= '9999-12-31T00:00:00Z' AND (r."promised_on" + 1)::timestamp AT TIME ZONE 'Europe/Dublin' > c."starts_at";
