ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network","placed_at") WHERE "orders"."network" is not null;--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree (regexp_replace(lower("email"), '\+[^@]*@', '@'));