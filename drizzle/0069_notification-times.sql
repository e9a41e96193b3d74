ALTER TABLE "notifications" ADD COLUMN "collected_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- What was read stays read.
UPDATE "notifications" SET "collected_at" = "created_at";