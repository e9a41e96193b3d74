ALTER TABLE "enquiry_entries" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_locale" CHECK ("enquiry_entries"."locale" in ('en', 'ga'));--> statement-breakpoint
-- The language of the answer's mail; where that is gone, the enquiry's.
UPDATE "enquiry_entries" SET "locale" = coalesce(
	(SELECT "locale" FROM "outbox_mails" WHERE "outbox_mails"."id" = "enquiry_entries"."mail_id"),
	(SELECT "locale" FROM "enquiries" WHERE "enquiries"."id" = "enquiry_entries"."enquiry_id")
) WHERE "kind" = 'reply';
