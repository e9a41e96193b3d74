ALTER TABLE "refund_lines" ADD COLUMN "restocked" integer;--> statement-breakpoint
UPDATE "refund_lines" SET "restocked" = CASE WHEN "restock" THEN "quantity" ELSE 0 END;--> statement-breakpoint
ALTER TABLE "refund_lines" ALTER COLUMN "restocked" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" DROP COLUMN "restock";--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_restocked" CHECK ("refund_lines"."restocked" between 0 and "refund_lines"."quantity");
