CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("reference" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"phone" gin_trgm_ops,"company" gin_trgm_ops,"message" gin_trgm_ops,("details"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_mails_state" ON "outbox_mails" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "outbox_mails_search" ON "outbox_mails" USING gin ("recipient" gin_trgm_ops,"subject" gin_trgm_ops,"kind" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_state_placed" ON "orders" USING btree ("state","placed_at","number");--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("placed_at") WHERE "orders"."attention" is not null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops);