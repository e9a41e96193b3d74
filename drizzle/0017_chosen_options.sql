DROP INDEX "cart_items_user_product";--> statement-breakpoint
DROP INDEX "saved_items_user_product";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_items" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "chosen" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_user_product" ON "cart_items" USING btree ("user_id","product_id","options");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_user_product" ON "saved_items" USING btree ("user_id","product_id","options");