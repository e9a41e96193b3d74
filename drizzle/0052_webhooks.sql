CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid,
	"detail_id" uuid,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"status_code" integer,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_event" CHECK ("webhook_deliveries"."event" in ('order.placed', 'order.paid', 'order.dispatched', 'order.cancelled', 'order.refunded', 'product.created', 'product.updated', 'product.deleted', 'test')),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('queued', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE "webhook_deliveries"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_subject" ON "webhook_deliveries" USING btree ("subject_id","event");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('order', 'enquiry', 'mail', 'shortage', 'import', 'webhook'));
--> statement-breakpoint
CREATE FUNCTION "queue_webhooks"("what" text, "subject" uuid, "detail" uuid, "wait" interval) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Several changes of one transaction are one event: the body is made when it is sent.
	INSERT INTO "webhook_deliveries" ("id", "endpoint_id", "event", "subject_id", "detail_id", "next_attempt_at")
	SELECT gen_random_uuid(), e."id", "what", "subject", "detail", now() + "wait"
	FROM "webhook_endpoints" e
	WHERE e."active" AND e."events" ? "what" AND NOT EXISTS (
		SELECT 1 FROM "webhook_deliveries" d
		WHERE d."endpoint_id" = e."id" AND d."subject_id" = "subject" AND d."detail_id" IS NOT DISTINCT FROM "detail"
			AND (d."event" = "what" OR ("what" = 'product.updated' AND d."event" = 'product.created'))
			AND d.xmin = pg_current_xact_id()::xid
	);
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_order_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "queue_webhooks"(
		'order.' || CASE WHEN TG_OP = 'INSERT' THEN 'placed' ELSE NEW."state" END, NEW."id", NULL, interval '0'
	);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_parcel_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A dispatch can be taken back for ten minutes; the customer's mail waits as long.
	PERFORM "queue_webhooks"('order.dispatched', NEW."order_id", NEW."id", interval '10 minutes');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_refund_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "queue_webhooks"('order.refunded', NEW."order_id", NEW."id", interval '0');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_product_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD."parent_id" IS NULL THEN
			PERFORM "queue_webhooks"('product.deleted', OLD."id", NULL, interval '0');
		ELSE
			PERFORM "queue_webhooks"('product.updated', OLD."parent_id", NULL, interval '0');
		END IF;
	ELSIF TG_OP = 'INSERT' AND NEW."parent_id" IS NULL THEN
		PERFORM "queue_webhooks"('product.created', NEW."id", NULL, interval '0');
	ELSE
		PERFORM "queue_webhooks"('product.updated', coalesce(NEW."parent_id", NEW."id"), NULL, interval '0');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_placed_told" AFTER INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "tell_order_webhooks"();
--> statement-breakpoint
CREATE TRIGGER "orders_state_told" AFTER UPDATE OF "state" ON "orders" FOR EACH ROW WHEN (
	OLD."state" IS DISTINCT FROM NEW."state" AND OLD."state" <> 'completed' AND NEW."state" IN ('paid', 'cancelled')
) EXECUTE FUNCTION "tell_order_webhooks"();
--> statement-breakpoint
CREATE TRIGGER "parcels_told" AFTER INSERT ON "parcels" FOR EACH ROW EXECUTE FUNCTION "tell_parcel_webhooks"();
--> statement-breakpoint
CREATE TRIGGER "refunds_made_told" AFTER INSERT ON "refunds" FOR EACH ROW WHEN (NEW."state" = 'succeeded') EXECUTE FUNCTION "tell_refund_webhooks"();
--> statement-breakpoint
CREATE TRIGGER "refunds_told" AFTER UPDATE OF "state" ON "refunds" FOR EACH ROW WHEN (
	OLD."state" IS DISTINCT FROM NEW."state" AND NEW."state" = 'succeeded'
) EXECUTE FUNCTION "tell_refund_webhooks"();
--> statement-breakpoint
CREATE TRIGGER "products_told" AFTER INSERT OR DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "tell_product_webhooks"();
--> statement-breakpoint
CREATE TRIGGER "products_change_told" AFTER UPDATE ON "products" FOR EACH ROW WHEN (
	(OLD."kind", OLD."name", OLD."name_ga", OLD."slug", OLD."status", OLD."visibility", OLD."sku", OLD."gtin", OLD."price_cents", OLD."regular_price_cents", OLD."sale_price_cents", OLD."sale_from", OLD."sale_to", OLD."vat_rate", OLD."stock_status", OLD."weight_grams", OLD."category_id", OLD."brand_id", OLD."options", OLD."short_description", OLD."description", OLD."short_description_ga", OLD."description_ga")
	IS DISTINCT FROM
	(NEW."kind", NEW."name", NEW."name_ga", NEW."slug", NEW."status", NEW."visibility", NEW."sku", NEW."gtin", NEW."price_cents", NEW."regular_price_cents", NEW."sale_price_cents", NEW."sale_from", NEW."sale_to", NEW."vat_rate", NEW."stock_status", NEW."weight_grams", NEW."category_id", NEW."brand_id", NEW."options", NEW."short_description", NEW."description", NEW."short_description_ga", NEW."description_ga")
) EXECUTE FUNCTION "tell_product_webhooks"();
