ALTER TABLE "outbox_mails" ADD COLUMN "acceptance_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_acceptance_id_hire_acceptances_id_fk" FOREIGN KEY ("acceptance_id") REFERENCES "public"."hire_acceptances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mails_acceptance" ON "outbox_mails" USING btree ("acceptance_id") WHERE "outbox_mails"."acceptance_id" is not null;--> statement-breakpoint
-- Contracts mailed before: each belongs to the last acceptance of its quote whose id is older.
UPDATE "outbox_mails" m SET "acceptance_id" = (
	SELECT a."id" FROM "hires" h JOIN "hire_acceptances" a ON a."quote_id" = h."quote_id"
	WHERE h."id"::text = m."subject_id" AND a."id" < m."id" ORDER BY a."id" DESC LIMIT 1
) WHERE m."subject_type" = 'hire' AND m."kind" = 'hire-accepted';
