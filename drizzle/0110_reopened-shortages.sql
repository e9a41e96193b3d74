ALTER TABLE "hire_subhires" ADD COLUMN "reopened_shortage" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Gear that was sent back before: the shortage that it opened again says so, also where it was covered since.
UPDATE "hire_subhires" s SET "reopened_shortage" = true
	WHERE s."state" = 'sent-back' AND s."out" = 0 AND EXISTS (SELECT 1 FROM "hire_shortages" x
		WHERE x."owner_id" = s."hire_id" AND x."item_id" = s."item_id" AND x."reopened_at" >= s."sent_back_at");
