ALTER TABLE "hire_requests" DROP CONSTRAINT "hire_requests_state";--> statement-breakpoint
ALTER TABLE "hire_requests" ADD CONSTRAINT "hire_requests_state" CHECK ("hire_requests"."state" in ('open', 'done', 'refused', 'closed'));--> statement-breakpoint
-- Hires that were cancelled before: what was open of them is closed with them from now on.
UPDATE "hire_requests" r SET "state" = 'closed', "answered_at" = h."cancelled_at"
FROM "hires" h WHERE h."id" = r."hire_id" AND h."state" = 'cancelled' AND r."state" = 'open';
