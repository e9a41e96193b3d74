ALTER TABLE "hires" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_quotes" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "hires_erased" ON "hires" USING btree ("id") WHERE "hires"."erased_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_erased" ON "orders" USING btree ("id") WHERE "orders"."erased_at" is not null;--> statement-breakpoint
-- What goes on with a kept record of an erased person is kept for the same reason: a payment of a hire, and an order that
-- adds to another or comes of a quote.
CREATE FUNCTION "inherit_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."erased_at" IS NULL AND NEW."hire_id" IS NOT NULL THEN
		NEW."erased_at" := (SELECT "erased_at" FROM "hires" WHERE "id" = NEW."hire_id");
	ELSIF NEW."erased_at" IS NULL AND NEW."draft_id" IS NOT NULL THEN
		NEW."erased_at" := (
			SELECT coalesce(o."erased_at", q."erased_at") FROM "draft_orders" d
				LEFT JOIN "orders" o ON o."id" = d."parent_order_id" AND lower(o."email") = lower(NEW."email")
				LEFT JOIN "hire_quotes" q ON q."id" = d."quote_id" AND lower(q."email") = lower(NEW."email")
				WHERE d."id" = NEW."draft_id"
		);
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_erasure" BEFORE INSERT ON "orders" FOR EACH ROW EXECUTE FUNCTION "inherit_erasure"();--> statement-breakpoint
CREATE OR REPLACE FUNCTION "drop_idle_customer"(address text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	which uuid;
BEGIN
	SELECT "customer_id" INTO which FROM "customer_emails" WHERE "email" = address;
	IF which IS NULL OR EXISTS (
		SELECT FROM "customer_emails" e WHERE e."customer_id" = which AND (
			e."user_id" IS NOT NULL
			OR EXISTS (SELECT FROM "orders" WHERE lower("email") = e."email" AND "erased_at" IS NULL)
			OR EXISTS (SELECT FROM "enquiries" WHERE lower("email") = e."email" AND "state" <> 'spam')
			OR EXISTS (SELECT FROM "hire_quotes" WHERE lower("email") = e."email" AND "erased_at" IS NULL)
			OR EXISTS (SELECT FROM "hires" WHERE lower("email") = e."email" AND "erased_at" IS NULL)
		)
	) THEN
		RETURN;
	END IF;
	DELETE FROM "staff_comments" WHERE "subject_type" = 'customer'
		AND "subject_id" IN (SELECT "id" FROM "customers" WHERE "id" = which OR "merged_into" = which);
	DELETE FROM "customers" WHERE "id" = which;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	address text := "customer_address"(NEW."user_id", NEW."email");
BEGIN
	IF NEW."erased_at" IS NULL AND (TG_OP = 'INSERT' OR NEW."email" <> OLD."email") THEN
		PERFORM "add_customer"(address, NEW."name", NEW."phone", NEW."company");
	END IF;
	IF TG_OP = 'INSERT' THEN
		IF NEW."paid_at" IS NULL AND NEW."provider" <> 'invoice' THEN
			RETURN NULL;
		END IF;
	ELSIF NEW."email" <> OLD."email" THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
		PERFORM "refresh_customer_of"(lower(btrim(OLD."email")));
	END IF;
	PERFORM "refresh_customer_of"(address);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."erased_at" IS NULL THEN
		PERFORM "add_customer"("customer_address"(NEW."user_id", NEW."email"), NEW."name", NEW."phone", NEW."company");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Until now an erasure left a job where something was under way, and "–" for the phone where it was over.
UPDATE "hires" SET "erased_at" = now() WHERE "email" NOT LIKE '%@account.invalid'
	AND ("phone" = '–' OR EXISTS (SELECT FROM "jobs" WHERE "kind" = 'forget-hire' AND "key" = "hires"."id"::text));--> statement-breakpoint
UPDATE "orders" SET "erased_at" = now() WHERE "email" NOT LIKE '%@account.invalid' AND ("phone" = '–'
	OR EXISTS (SELECT FROM "jobs" WHERE "kind" = 'forget-order' AND "key" = "orders"."id"::text)
	OR EXISTS (SELECT FROM "hires" WHERE "id" = "orders"."hire_id" AND "erased_at" IS NOT NULL));--> statement-breakpoint
UPDATE "hire_quotes" SET "erased_at" = h."erased_at" FROM "hires" h
	WHERE h."quote_id" = "hire_quotes"."id" AND h."erased_at" IS NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "erased_at" = now() FROM "draft_orders" d JOIN "orders" p ON p."id" = d."parent_order_id"
	WHERE d."id" = "orders"."draft_id" AND "orders"."erased_at" IS NULL AND p."erased_at" IS NOT NULL
		AND lower(p."email") = lower("orders"."email");--> statement-breakpoint
DELETE FROM "jobs" WHERE "kind" IN ('forget-hire', 'forget-order');--> statement-breakpoint
-- Customers who came back with such a record, and whom staff have not worked on since.
SELECT "drop_idle_customer"(e."email") FROM "customer_emails" e JOIN "customers" c ON c."id" = e."customer_id"
	WHERE NOT "is_noted_customer"(e."email") AND c."price_list_id" IS NULL
		AND (EXISTS (SELECT FROM "orders" WHERE lower("email") = e."email" AND "erased_at" IS NOT NULL)
			OR EXISTS (SELECT FROM "hires" WHERE lower("email") = e."email" AND "erased_at" IS NOT NULL));
