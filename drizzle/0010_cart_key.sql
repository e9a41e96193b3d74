ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "cart_key" text;--> statement-breakpoint
CREATE INDEX "checkouts_cart" ON "checkouts" USING btree ("cart_key");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('open', 'paid', 'failed', 'expired', 'mismatch'));