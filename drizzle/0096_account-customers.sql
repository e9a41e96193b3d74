-- Rows of an account that a customer is tied to are this customer's, whatever address they came under.
CREATE OR REPLACE FUNCTION "drop_idle_customer"(address text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	which uuid;
BEGIN
	SELECT "customer_id" INTO which FROM "customer_emails" WHERE "email" = address;
	IF which IS NULL OR EXISTS (
		SELECT FROM "customer_emails" e WHERE e."customer_id" = which AND (
			e."user_id" IS NOT NULL
			OR EXISTS (SELECT FROM "orders" r WHERE lower(r."email") = e."email" AND r."erased_at" IS NULL
				AND NOT EXISTS (SELECT FROM "customer_emails" a WHERE a."user_id" = r."user_id"))
			OR EXISTS (SELECT FROM "enquiries" r WHERE lower(r."email") = e."email" AND r."state" <> 'spam'
				AND NOT EXISTS (SELECT FROM "customer_emails" a WHERE a."user_id" = r."user_id"))
			OR EXISTS (SELECT FROM "hire_quotes" r WHERE lower(r."email") = e."email" AND r."erased_at" IS NULL
				AND NOT EXISTS (SELECT FROM "customer_emails" a WHERE a."user_id" = r."user_id"))
			OR EXISTS (SELECT FROM "hires" r WHERE lower(r."email") = e."email" AND r."erased_at" IS NULL
				AND NOT EXISTS (SELECT FROM "customer_emails" a WHERE a."user_id" = r."user_id"))
		)
	) THEN
		RETURN;
	END IF;
	DELETE FROM "staff_comments" WHERE "subject_type" = 'customer'
		AND "subject_id" IN (SELECT "id" FROM "customers" WHERE "id" = which OR "merged_into" = which);
	DELETE FROM "customers" WHERE "id" = which;
END
$$;--> statement-breakpoint
-- Whether an account ordered, hired or enquired, with the account or as a guest under its address.
CREATE FUNCTION "has_dealings"(account text, address text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN EXISTS (SELECT FROM "customer_emails" WHERE "email" = address)
		OR EXISTS (SELECT FROM "orders" WHERE "user_id" = account AND "erased_at" IS NULL)
		OR EXISTS (SELECT FROM "hire_quotes" WHERE "user_id" = account AND "erased_at" IS NULL)
		OR EXISTS (SELECT FROM "hires" WHERE "user_id" = account AND "erased_at" IS NULL)
		OR EXISTS (SELECT FROM "enquiries" WHERE "user_id" = account AND "state" <> 'spam');
END
$$;--> statement-breakpoint
-- Takes guests of these addresses away who were only this account, which is tied to a customer now.
CREATE FUNCTION "take_over_guests"(account text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	guest text;
BEGIN
	FOR guest IN
		SELECT e."email" FROM "customer_emails" e WHERE e."user_id" IS NULL AND e."email" IN (
			SELECT lower(btrim("email")) FROM "orders" WHERE "user_id" = account
			UNION ALL SELECT lower(btrim("email")) FROM "hire_quotes" WHERE "user_id" = account
			UNION ALL SELECT lower(btrim("email")) FROM "hires" WHERE "user_id" = account
			UNION ALL SELECT lower(btrim("email")) FROM "enquiries" WHERE "user_id" = account
		) ORDER BY e."email"
	LOOP
		-- What staff wrote is theirs to remove.
		IF NOT "is_noted_customer"(guest) THEN
			PERFORM "drop_idle_customer"(guest);
		END IF;
		PERFORM "refresh_customer_of"(guest);
	END LOOP;
END
$$;--> statement-breakpoint
CREATE FUNCTION "tie_account"(account text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	holder record;
	address text;
	former uuid;
BEGIN
	-- Waits for a change of the account: its transaction cannot see the order of this one, nor this one the change.
	SELECT "name", "email", "email_verified" INTO holder FROM "users" WHERE "id" = account FOR SHARE;
	address := lower(btrim(holder."email"));
	SELECT "customer_id" INTO former FROM "customer_emails" WHERE "user_id" = account;
	-- Only a confirmed address is the account's; staff are no customers until they order, hire or enquire.
	IF holder."email_verified" IS NOT TRUE OR (former IS NULL
		AND EXISTS (SELECT FROM "user_roles" WHERE "user_id" = account) AND NOT "has_dealings"(account, address)) THEN
		RETURN;
	END IF;
	UPDATE "customer_emails" SET "user_id" = NULL WHERE "user_id" = account AND "email" <> address;
	IF former IS NOT NULL AND NOT EXISTS (SELECT FROM "customer_emails" WHERE "email" = address) THEN
		INSERT INTO "customer_emails" ("email", "customer_id", "origin_id") VALUES (address, former, former)
			ON CONFLICT ("email") DO NOTHING;
		UPDATE "customers" SET "emails" = address || ' ' || "emails" WHERE "id" = former;
	ELSE
		PERFORM "add_customer"(address, holder."name", '', NULL);
	END IF;
	UPDATE "customer_emails" SET "user_id" = account WHERE "email" = address;
	UPDATE "customers" SET "name" = holder."name"
		WHERE NOT "edited" AND "id" = (SELECT "customer_id" FROM "customer_emails" WHERE "email" = address);
	PERFORM "refresh_customer_of"(address);
	IF former IS NOT NULL THEN
		PERFORM "refresh_customer"(former);
	ELSE
		PERFORM "take_over_guests"(account);
	END IF;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "tie_account"(NEW."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_role"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM "customer_emails" WHERE "user_id" = OLD."user_id") THEN
		PERFORM "tie_account"(OLD."user_id");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "user_roles_customer" AFTER DELETE ON "user_roles" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "follow_role"();--> statement-breakpoint
-- Adds the customer of an order, quote, hire or enquiry, and ties the account that it names or that has its address.
CREATE FUNCTION "add_customer_of"(account text, mail text, called text, number text, firm text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	address text;
	namesake text;
BEGIN
	IF account IS NOT NULL AND NOT EXISTS (SELECT FROM "customer_emails" WHERE "user_id" = account) THEN
		PERFORM "tie_account"(account);
	END IF;
	address := "customer_address"(account, mail);
	IF NOT EXISTS (SELECT FROM "customer_emails" WHERE "email" = address) THEN
		-- Locked before the customer, as a change of the account does.
		SELECT "id" INTO namesake FROM "users" WHERE "email" = address FOR SHARE;
		PERFORM "add_customer"(address, called, number, firm);
		PERFORM "tie_account"(namesake);
	END IF;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."erased_at" IS NULL AND (TG_OP = 'INSERT' OR NEW."email" <> OLD."email") THEN
		PERFORM "add_customer_of"(NEW."user_id", NEW."email", NEW."name", NEW."phone", NEW."company");
	END IF;
	IF TG_OP = 'INSERT' THEN
		IF NEW."paid_at" IS NULL AND NEW."provider" <> 'invoice' THEN
			RETURN NULL;
		END IF;
	ELSIF NEW."email" <> OLD."email" THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
		PERFORM "refresh_customer_of"(lower(btrim(OLD."email")));
	END IF;
	PERFORM "refresh_customer_of"("customer_address"(NEW."user_id", NEW."email"));
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_contact"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."erased_at" IS NULL THEN
		PERFORM "add_customer_of"(NEW."user_id", NEW."email", NEW."name", NEW."phone", NEW."company");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Staff may take the mark as spam back, so what they wrote about the customer is kept as long as the enquiry.
	IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NOT (
		NEW."state" = 'spam' AND NEW."email" = OLD."email" AND "is_noted_customer"(lower(btrim(OLD."email")))
	)) THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."state" <> 'spam' THEN
		PERFORM "add_customer_of"(NEW."user_id", NEW."email", NEW."name", NEW."phone", NEW."company");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
SELECT "tie_account"("id") FROM "users"
	WHERE "email_verified" AND NOT EXISTS (SELECT FROM "customer_emails" WHERE "user_id" = "users"."id");
