ALTER TABLE "hires" ADD COLUMN "moved_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "known_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "known_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_known" CHECK (num_nulls("hires"."moved_mail_id", "hires"."known_starts_at", "hires"."known_ends_at") in (0, 3));