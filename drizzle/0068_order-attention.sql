ALTER TABLE "orders" DROP CONSTRAINT "orders_attention";--> statement-breakpoint
DROP INDEX "orders_attention";--> statement-breakpoint
-- An order may need a person for several reasons at a time.
ALTER TABLE "orders" ALTER COLUMN "attention" SET DATA TYPE text[] USING CASE WHEN "attention" IS NULL THEN '{}'::text[] ELSE ARRAY["attention"] END;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "attention" SET DEFAULT '{}'::text[];--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "attention" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("placed_at") WHERE "orders"."attention" <> '{}';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_attention" CHECK ("orders"."attention" <@ array['paid-without-stock', 'paid-twice', 'payment-mismatch', 'refund-failed', 'disputed']);