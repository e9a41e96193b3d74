CREATE TABLE "staff_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"post_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "staff_comments_post_key_unique" UNIQUE("post_key"),
	CONSTRAINT "staff_comments_subject_type" CHECK ("staff_comments"."subject_type" in ('order', 'customer', 'hire')),
	CONSTRAINT "staff_comments_text" CHECK ("staff_comments"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "customer_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"origin_id" uuid NOT NULL,
	"user_id" text,
	CONSTRAINT "customer_emails_lower" CHECK ("customer_emails"."email" = lower("customer_emails"."email") and "customer_emails"."email" <> '')
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text,
	"emails" text NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"merged_into" uuid,
	"merged_at" timestamp (3) with time zone,
	"order_count" integer DEFAULT 0 NOT NULL,
	"open_orders" integer DEFAULT 0 NOT NULL,
	"spent_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"last_order_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_merged" CHECK (("customers"."merged_into" is null) = ("customers"."merged_at" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "staff_comments" ADD CONSTRAINT "staff_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_emails" ADD CONSTRAINT "customer_emails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_emails" ADD CONSTRAINT "customer_emails_origin_id_customers_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_emails" ADD CONSTRAINT "customer_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_comments_subject" ON "staff_comments" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_comments_author" ON "staff_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "customer_emails_customer" ON "customer_emails" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_emails_origin" ON "customer_emails" USING btree ("origin_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_emails_user" ON "customer_emails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_emails_account" ON "customer_emails" USING btree ("customer_id") WHERE "customer_emails"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "customers_created" ON "customers" USING btree ("created_at","id") WHERE "customers"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree (lower("name"),"id") WHERE "customers"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "customers_net" ON "customers" USING btree (("spent_cents" - "refunded_cents"),"id") WHERE "customers"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "customers_last_order" ON "customers" USING btree (coalesce("last_order_at", '-infinity'::timestamptz),"id") WHERE "customers"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "customers_open" ON "customers" USING btree ("id") WHERE "customers"."open_orders" > 0;--> statement-breakpoint
CREATE INDEX "customers_tags" ON "customers" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "customers_merged_into" ON "customers" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "customers_phone" ON "customers" USING btree ((regexp_replace(regexp_replace(regexp_replace("phone", '[^0-9+]', '', 'g'), '^((\+|00)(353|44)?|353(?=[0-9]{7}))', ''), '[+]|^0+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("name" gin_trgm_ops,"emails" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_phone" ON "enquiries" USING btree ((regexp_replace(regexp_replace(regexp_replace("phone", '[^0-9+]', '', 'g'), '^((\+|00)(353|44)?|353(?=[0-9]{7}))', ''), '[+]|^0+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ((regexp_replace(regexp_replace(regexp_replace("phone", '[^0-9+]', '', 'g'), '^((\+|00)(353|44)?|353(?=[0-9]{7}))', ''), '[+]|^0+', '', 'g')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_assignee" ON "orders" USING btree ("assignee_id","number") WHERE "orders"."assignee_id" is not null;--> statement-breakpoint
CREATE FUNCTION "customer_address"(account text, address text) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce((SELECT e."email" FROM "customer_emails" e WHERE e."user_id" = account), lower(btrim(address)))
$$;--> statement-breakpoint
CREATE FUNCTION "add_customer"(address text, called text, number text, firm text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	made uuid := gen_random_uuid();
BEGIN
	IF address = '' OR address LIKE '%@account.invalid' OR EXISTS (SELECT FROM "customer_emails" WHERE "email" = address) THEN
		RETURN;
	END IF;
	INSERT INTO "customers" ("id", "name", "phone", "company", "emails")
		VALUES (made, called, coalesce(number, ''), nullif(firm, ''), address);
	INSERT INTO "customer_emails" ("email", "customer_id", "origin_id") VALUES (address, made, made)
		ON CONFLICT ("email") DO NOTHING;
	-- Another transaction was first.
	IF NOT FOUND THEN
		DELETE FROM "customers" WHERE "id" = made;
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "refresh_customer"(which uuid) RETURNS void LANGUAGE sql AS $$
	WITH own AS (
		SELECT o.* FROM "customer_emails" e JOIN "orders" o ON o."user_id" = e."user_id" WHERE e."customer_id" = which
		UNION ALL
		SELECT o.* FROM "customer_emails" e JOIN "orders" o ON lower(o."email") = e."email"
			WHERE e."customer_id" = which
				AND NOT EXISTS (SELECT FROM "customer_emails" a WHERE a."user_id" = o."user_id")
	), counted AS (
		SELECT * FROM own WHERE "paid_at" IS NOT NULL OR ("provider" = 'invoice' AND "state" = 'pending')
	), latest AS (
		SELECT "name", "phone", "company" FROM counted WHERE "kind" = 'sale' ORDER BY "number" DESC LIMIT 1
	), figures AS (
		SELECT
			count(*) FILTER (WHERE "kind" = 'sale' AND "paid_at" IS NOT NULL) AS orders,
			count(*) FILTER (WHERE "kind" = 'sale' AND ("state" = 'paid' OR "state" = 'pending')) AS open,
			coalesce(sum("total_cents") FILTER (WHERE "paid_at" IS NOT NULL AND "kind" <> 'hire-security'), 0) AS spent,
			max("placed_at") FILTER (WHERE "kind" = 'sale') AS last
		FROM counted
	), back AS (
		SELECT coalesce(sum(r."amount_cents"), 0) AS sum FROM counted o JOIN "refunds" r ON r."order_id" = o."id"
			WHERE r."state" = 'succeeded' AND r."kind" = 'order' AND o."kind" <> 'hire-security'
	)
	UPDATE "customers" c SET
		"order_count" = f.orders,
		"open_orders" = f.open,
		"spent_cents" = least(f.spent, 2147483647)::int,
		"refunded_cents" = least(b.sum, 2147483647)::int,
		"last_order_at" = f.last,
		"name" = CASE WHEN c."edited" OR EXISTS (SELECT FROM "customer_emails" e WHERE e."customer_id" = which AND e."user_id" IS NOT NULL)
			THEN c."name" ELSE coalesce((SELECT "name" FROM latest), c."name") END,
		"phone" = CASE WHEN c."edited" THEN c."phone" ELSE coalesce(nullif((SELECT "phone" FROM latest), '–'), c."phone") END,
		"company" = CASE WHEN c."edited" THEN c."company" ELSE coalesce((SELECT "company" FROM latest), c."company") END
	FROM figures f, back b WHERE c."id" = which
$$;--> statement-breakpoint
CREATE FUNCTION "refresh_customer_of"(address text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	which uuid;
BEGIN
	SELECT "customer_id" INTO which FROM "customer_emails" WHERE "email" = address;
	IF FOUND THEN
		PERFORM "refresh_customer"(which);
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "drop_idle_customer"(address text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	which uuid;
BEGIN
	SELECT "customer_id" INTO which FROM "customer_emails" WHERE "email" = address;
	IF which IS NULL OR EXISTS (
		SELECT FROM "customer_emails" e WHERE e."customer_id" = which AND (
			e."user_id" IS NOT NULL
			OR EXISTS (SELECT FROM "orders" WHERE lower("email") = e."email")
			OR EXISTS (SELECT FROM "enquiries" WHERE lower("email") = e."email" AND "state" <> 'spam')
			OR EXISTS (SELECT FROM "hire_quotes" WHERE lower("email") = e."email")
			OR EXISTS (SELECT FROM "hires" WHERE lower("email") = e."email")
		)
	) THEN
		RETURN;
	END IF;
	DELETE FROM "staff_comments" WHERE "subject_type" = 'customer'
		AND "subject_id" IN (SELECT "id" FROM "customers" WHERE "id" = which OR "merged_into" = which);
	DELETE FROM "customers" WHERE "id" = which;
END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	address text := "customer_address"(NEW."user_id", NEW."email");
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "add_customer"(address, NEW."name", NEW."phone", NEW."company");
		IF NEW."paid_at" IS NULL AND NEW."provider" <> 'invoice' THEN
			RETURN NULL;
		END IF;
	ELSIF NEW."email" <> OLD."email" THEN
		PERFORM "add_customer"(address, NEW."name", NEW."phone", NEW."company");
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
		PERFORM "refresh_customer_of"(lower(btrim(OLD."email")));
	END IF;
	PERFORM "refresh_customer_of"(address);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "refresh_customer_of"("customer_address"(o."user_id", o."email")) FROM "orders" o WHERE o."id" = NEW."order_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
	END IF;
	IF TG_OP = 'DELETE' THEN
		RETURN NULL;
	END IF;
	PERFORM "add_customer"("customer_address"(NEW."user_id", NEW."email"), NEW."name", NEW."phone", NEW."company");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	address text := lower(btrim(NEW."email"));
	former uuid;
BEGIN
	SELECT "customer_id" INTO former FROM "customer_emails" WHERE "user_id" = NEW."id";
	-- Only a confirmed address is the account's; staff are no customers until they order.
	IF NOT NEW."email_verified" OR (former IS NULL AND EXISTS (SELECT FROM "user_roles" WHERE "user_id" = NEW."id")) THEN
		RETURN NULL;
	END IF;
	UPDATE "customer_emails" SET "user_id" = NULL WHERE "user_id" = NEW."id" AND "email" <> address;
	IF former IS NOT NULL AND NOT EXISTS (SELECT FROM "customer_emails" WHERE "email" = address) THEN
		INSERT INTO "customer_emails" ("email", "customer_id", "origin_id") VALUES (address, former, former)
			ON CONFLICT ("email") DO NOTHING;
		UPDATE "customers" SET "emails" = address || ' ' || "emails" WHERE "id" = former;
	ELSE
		PERFORM "add_customer"(address, NEW."name", '', NULL);
	END IF;
	UPDATE "customer_emails" SET "user_id" = NEW."id" WHERE "email" = address;
	UPDATE "customers" SET "name" = NEW."name"
		WHERE NOT "edited" AND "id" = (SELECT "customer_id" FROM "customer_emails" WHERE "email" = address);
	PERFORM "refresh_customer_of"(address);
	IF former IS NOT NULL THEN
		PERFORM "refresh_customer"(former);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
INSERT INTO "customers" ("id", "name", "phone", "company", "emails", "created_at", "updated_at")
	SELECT gen_random_uuid(),
		(array_agg(s."name" ORDER BY s."account" DESC, s."at" DESC))[1],
		coalesce((array_agg(s."phone" ORDER BY s."at" DESC) FILTER (WHERE s."phone" NOT IN ('', '–')))[1], ''),
		(array_agg(s."company" ORDER BY s."at" DESC) FILTER (WHERE s."company" <> ''))[1],
		s."email", min(s."at"), max(s."at")
	FROM (
		SELECT lower(btrim("email")) AS "email", "name", "phone", "company", "placed_at" AS "at", false AS "account" FROM "orders"
		UNION ALL
		SELECT lower(btrim("email")), "name", "phone", "company", "created_at", false FROM "enquiries" WHERE "state" <> 'spam'
		UNION ALL
		SELECT lower(btrim("email")), "name", "phone", "company", "created_at", false FROM "hire_quotes"
		UNION ALL
		SELECT lower(btrim("email")), "name", "phone", "company", "accepted_at", false FROM "hires"
		UNION ALL
		SELECT lower(btrim(u."email")), u."name", '', NULL, u."created_at", true FROM "users" u
			WHERE u."email_verified" AND NOT EXISTS (SELECT FROM "user_roles" r WHERE r."user_id" = u."id")
	) s
	WHERE s."email" <> '' AND s."email" NOT LIKE '%@account.invalid'
	GROUP BY s."email";--> statement-breakpoint
INSERT INTO "customer_emails" ("email", "customer_id", "origin_id", "user_id")
	SELECT c."emails", c."id", c."id", u."id" FROM "customers" c
		LEFT JOIN "users" u ON lower(btrim(u."email")) = c."emails" AND u."email_verified"
			AND NOT EXISTS (SELECT FROM "user_roles" r WHERE r."user_id" = u."id");--> statement-breakpoint
SELECT "refresh_customer"("id") FROM "customers";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_customer_added" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "follow_order"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_customer_changed" AFTER UPDATE ON "orders" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW."email" <> OLD."email" OR NEW."user_id" IS DISTINCT FROM OLD."user_id"
		OR ((NEW."paid_at" IS NOT NULL OR OLD."paid_at" IS NOT NULL OR NEW."provider" = 'invoice')
			AND ROW(NEW."state", NEW."paid_at", NEW."total_cents") IS DISTINCT FROM ROW(OLD."state", OLD."paid_at", OLD."total_cents")))
	EXECUTE FUNCTION "follow_order"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refunds_customer_added" AFTER INSERT ON "refunds" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW."state" = 'succeeded') EXECUTE FUNCTION "follow_refund"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "refunds_customer_changed" AFTER UPDATE ON "refunds" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW."state" IS DISTINCT FROM OLD."state" AND 'succeeded' IN (NEW."state", OLD."state")) EXECUTE FUNCTION "follow_refund"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "enquiries_customer" AFTER INSERT OR UPDATE OF "state", "email" ON "enquiries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW."state" <> 'spam') EXECUTE FUNCTION "follow_contact"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "enquiries_customer_gone" AFTER DELETE ON "enquiries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (OLD."state" <> 'spam') EXECUTE FUNCTION "follow_contact"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "hire_quotes_customer" AFTER INSERT OR UPDATE OF "email" OR DELETE ON "hire_quotes" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "follow_contact"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "hires_customer" AFTER INSERT OR UPDATE OF "email" OR DELETE ON "hires" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "follow_contact"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "users_customer" AFTER INSERT OR UPDATE OF "email", "name", "email_verified" ON "users" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "follow_account"();
