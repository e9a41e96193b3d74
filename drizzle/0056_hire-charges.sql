ALTER TABLE "orders" ADD COLUMN "hire_charge" text;--> statement-breakpoint
-- What stays due of a cancelled hire is placed in the moment of the cancellation; what staff charged did not say its kind.
UPDATE "orders" SET "hire_charge" = CASE
  WHEN EXISTS (SELECT FROM "hires" WHERE "hires"."id" = "orders"."hire_id" AND "hires"."cancelled_at" = "orders"."placed_at") THEN 'cancellation'
  ELSE 'other' END
WHERE "kind" = 'hire-charge';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hire_charge" CHECK ("orders"."hire_charge" in ('late', 'lost', 'damaged', 'cancellation', 'other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hire_charge_kind" CHECK (("orders"."kind" = 'hire-charge') = ("orders"."hire_charge" is not null));