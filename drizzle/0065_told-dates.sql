ALTER TABLE "hires" ADD COLUMN "moved_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "told_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "told_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_told" CHECK (num_nulls("hires"."moved_mail_id", "hires"."told_starts_at", "hires"."told_ends_at") in (0, 3));