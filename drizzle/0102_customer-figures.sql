-- Rows of an account that is tied now count for its customer: every customer of an address that it typed counts them no
-- more. Guests of whom nothing is left go.
CREATE OR REPLACE FUNCTION "take_over_guests"(account text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	typed record;
BEGIN
	FOR typed IN
		SELECT e."email", e."user_id" IS NULL AS "is_guest" FROM "customer_emails" e WHERE e."email" IN (
			SELECT lower(btrim("email")) FROM "orders" WHERE "user_id" = account
			UNION ALL SELECT lower(btrim("email")) FROM "hire_quotes" WHERE "user_id" = account
			UNION ALL SELECT lower(btrim("email")) FROM "hires" WHERE "user_id" = account
			UNION ALL SELECT lower(btrim("email")) FROM "enquiries" WHERE "user_id" = account
		) ORDER BY e."email"
	LOOP
		-- What staff wrote is theirs to remove.
		IF typed."is_guest" AND NOT "is_noted_customer"(typed."email") THEN
			PERFORM "drop_idle_customer"(typed."email");
		END IF;
		PERFORM "refresh_customer_of"(typed."email");
	END LOOP;
END
$$;--> statement-breakpoint
-- Customers who count orders of an account that another customer is tied to.
SELECT "refresh_customer"(c."id") FROM "customers" c WHERE EXISTS (
	SELECT FROM "customer_emails" e
		JOIN "orders" o ON lower(o."email") = e."email"
		JOIN "customer_emails" a ON a."user_id" = o."user_id"
		WHERE e."customer_id" = c."id" AND a."customer_id" <> e."customer_id");
