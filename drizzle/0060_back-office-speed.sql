DROP INDEX "enquiries_search";--> statement-breakpoint
CREATE INDEX "hires_created" ON "hires" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree (lower("name"),"id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("updated_at","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree (coalesce("price_cents", 2147483647),"id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "products_by_price_down" ON "products" USING btree (coalesce("price_cents", -1),"id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "products_by_sku" ON "products" USING btree (coalesce(lower("sku"), '~'),"id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "products_states" ON "products" USING btree ("manage_stock","status","visibility","stock_status","sample","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "products_without_irish" ON "products" USING btree (lower("name"),"id") WHERE "products"."parent_id" is null and coalesce("products"."name_ga", '') = '';--> statement-breakpoint
CREATE INDEX "products_half_warned" ON "products" USING btree (lower("name"),"id") WHERE "products"."parent_id" is null and ("products"."warnings" = '') <> ("products"."warnings_ga" = '');--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops,"search_code" gin_trgm_ops) WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ((lower("reference" || ' | ' || "name" || ' | ' || "email" || ' | ' || "phone" || ' | ' || coalesce("company", '') || ' | ' || "message" || ' | ' || "details"::text)) gin_trgm_ops);