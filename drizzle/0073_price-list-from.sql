ALTER TABLE "customers" ADD COLUMN "price_list_from" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_price_list_from_customers_id_fk" FOREIGN KEY ("price_list_from") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_price_list_from" ON "customers" USING btree ("price_list_from");