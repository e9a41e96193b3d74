ALTER TABLE "orders" DROP CONSTRAINT "orders_hire_charge";--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "priced_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hire_charge" CHECK ("orders"."hire_charge" in ('late', 'longer', 'lost', 'damaged', 'cancellation', 'other'));