ALTER TABLE "hire_custom_goods" ADD COLUMN "damaged_settled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_custom_goods" ADD COLUMN "missing_settled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_custom_goods" ADD CONSTRAINT "hire_custom_goods_settled" CHECK ("hire_custom_goods"."damaged_settled" between 0 and "hire_custom_goods"."damaged" and "hire_custom_goods"."missing_settled" between 0 and "hire_custom_goods"."missing");--> statement-breakpoint
-- What a closed hire was charged for is no work of the store any more.
UPDATE "hire_custom_goods" SET "damaged_settled" = "damaged", "missing_settled" = "missing" FROM "hires" WHERE "hires"."id" = "hire_custom_goods"."hire_id" AND "hires"."state" = 'closed';
