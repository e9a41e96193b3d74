-- PostgreSQL plans a function in SQL each time it is called, and keeps the plans of one in PL/pgSQL. Every order calls both.
CREATE OR REPLACE FUNCTION "customer_address"(account text, address text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN coalesce((SELECT e."email" FROM "customer_emails" e WHERE e."user_id" = account), lower(btrim(address)));
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_customer"(which uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
	FROM figures f, back b WHERE c."id" = which;
END
$$;
