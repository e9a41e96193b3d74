CREATE TABLE "parcel_lines" (
	"parcel_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_position_pk" PRIMARY KEY("parcel_id","position"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"dispatched_at" timestamp (3) with time zone NOT NULL,
	"batch" uuid,
	"mail_id" uuid,
	CONSTRAINT "parcels_positive" CHECK ("parcels"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilment" text DEFAULT 'unfulfilled' NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_number" ON "parcels" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "parcels_batch" ON "parcels" USING btree ("batch") WHERE "parcels"."batch" is not null;--> statement-breakpoint
CREATE INDEX "orders_fulfilment" ON "orders" USING btree ("fulfilment","number");--> statement-breakpoint
UPDATE "orders" SET "fulfilment" = CASE
	WHEN "delivery_method" = 'collection' AND "completed_at" IS NOT NULL THEN 'collected'
	WHEN "delivery_method" = 'collection' THEN 'ready'
	WHEN "received_at" IS NOT NULL THEN 'delivered'
	ELSE 'dispatched' END
	WHERE "kind" = 'sale' AND ("completed_at" IS NOT NULL OR "delivery_method" = 'collection' AND "ready_at" IS NOT NULL OR "delivery_method" = 'delivery' AND "dispatched_at" IS NOT NULL);--> statement-breakpoint
INSERT INTO "parcels" ("id", "order_id", "number", "carrier", "tracking_number", "tracking_url", "dispatched_at")
	SELECT "id", "id", 1, "carrier", "tracking_number", "tracking_url", coalesce("dispatched_at", "completed_at")
	FROM "orders" WHERE "fulfilment" IN ('dispatched', 'delivered');--> statement-breakpoint
INSERT INTO "parcel_lines" ("parcel_id", "position", "quantity")
	SELECT l."order_id", l."position", l."quantity" FROM "order_lines" l JOIN "parcels" p ON p."order_id" = l."order_id";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "carrier";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_url";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment" CHECK ("orders"."fulfilment" in ('unfulfilled', 'packing', 'ready', 'partly-dispatched', 'dispatched', 'delivered', 'collected'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fulfilment_way" CHECK ("orders"."fulfilment" in ('unfulfilled', 'packing') or "orders"."kind" = 'sale' and ("orders"."delivery_method" = 'collection') = ("orders"."fulfilment" in ('ready', 'collected')));