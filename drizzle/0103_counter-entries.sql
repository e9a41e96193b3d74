-- "user_id" names the owner of an order, quote, hire, draft or enquiry. What an account that has a role enters under
-- another address than its own is for the customer of that address: a phone order, say. The account's own are its
-- address and those that it had before.
CREATE FUNCTION "is_own_address"(account text, address text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN EXISTS (SELECT FROM "users" u WHERE u."id" = account AND lower(btrim(u."email")) = lower(btrim(address)))
		OR EXISTS (SELECT FROM "customer_emails" own JOIN "customer_emails" former ON former."origin_id" = own."origin_id"
			WHERE own."user_id" = account AND former."user_id" IS NULL AND former."email" = lower(btrim(address)));
END
$$;--> statement-breakpoint
CREATE FUNCTION "owner_of"(account text, address text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	IF EXISTS (SELECT FROM "user_roles" WHERE "user_id" = account) AND NOT "is_own_address"(account, address) THEN
		RETURN NULL;
	END IF;
	RETURN account;
END
$$;--> statement-breakpoint
CREATE FUNCTION "keep_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' OR lower(NEW."email") <> lower(OLD."email") OR NEW."user_id" IS DISTINCT FROM OLD."user_id" THEN
		NEW."user_id" := "owner_of"(NEW."user_id", NEW."email");
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "enquiries_owner" BEFORE INSERT OR UPDATE OF "email" ON "enquiries" FOR EACH ROW
	WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION "keep_owner"();--> statement-breakpoint
-- What goes on with another record belongs to the same account, which may have got a role meanwhile: a quote to its
-- enquiry's, a hire to its quote's, an order to its hire's or draft's, the draft of what an edit adds to the order's.
CREATE TRIGGER "hire_quotes_owner_added" BEFORE INSERT ON "hire_quotes" FOR EACH ROW
	WHEN (NEW."user_id" IS NOT NULL AND NEW."enquiry_id" IS NULL) EXECUTE FUNCTION "keep_owner"();--> statement-breakpoint
CREATE TRIGGER "hire_quotes_owner_changed" BEFORE UPDATE OF "email" ON "hire_quotes" FOR EACH ROW
	WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION "keep_owner"();--> statement-breakpoint
CREATE TRIGGER "hires_owner" BEFORE UPDATE OF "email" ON "hires" FOR EACH ROW
	WHEN (NEW."user_id" IS NOT NULL) EXECUTE FUNCTION "keep_owner"();--> statement-breakpoint
CREATE TRIGGER "draft_orders_owner" BEFORE INSERT OR UPDATE OF "email", "user_id" ON "draft_orders" FOR EACH ROW
	WHEN (NEW."user_id" IS NOT NULL AND NEW."state" <> 'ordered') EXECUTE FUNCTION "keep_owner"();--> statement-breakpoint
CREATE TRIGGER "orders_owner" BEFORE INSERT OR UPDATE OF "email" ON "orders" FOR EACH ROW
	WHEN (NEW."user_id" IS NOT NULL AND NEW."hire_id" IS NULL AND NEW."draft_id" IS NULL) EXECUTE FUNCTION "keep_owner"();--> statement-breakpoint
-- An order that loses its account leaves the account's customer for that of its address.
CREATE OR REPLACE FUNCTION "follow_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_moved boolean := TG_OP = 'UPDATE' AND (NEW."email" <> OLD."email" OR NEW."user_id" IS DISTINCT FROM OLD."user_id");
BEGIN
	IF NEW."erased_at" IS NULL AND (TG_OP = 'INSERT' OR is_moved) THEN
		PERFORM "add_customer_of"(NEW."user_id", NEW."email", NEW."name", NEW."phone", NEW."company");
	END IF;
	IF TG_OP = 'INSERT' THEN
		IF NEW."paid_at" IS NULL AND NEW."provider" <> 'invoice' THEN
			RETURN NULL;
		END IF;
	ELSIF is_moved THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
		PERFORM "refresh_customer_of"(lower(btrim(OLD."email")));
		PERFORM "refresh_customer_of"("customer_address"(OLD."user_id", OLD."email"));
	END IF;
	PERFORM "refresh_customer_of"("customer_address"(NEW."user_id", NEW."email"));
	RETURN NULL;
END
$$;--> statement-breakpoint
-- Whether an account had a role at an instant: one of today, or one that was taken later, by the history.
CREATE FUNCTION "had_role"(account text, instant timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN EXISTS (SELECT FROM "user_roles" WHERE "user_id" = account AND "created_at" <= instant)
		OR EXISTS (SELECT FROM "audit_log" a WHERE a."subject_type" = 'user' AND a."subject_id" = account
			AND a."action" = 'user.role-added' AND a."at" <= instant
			AND NOT EXISTS (SELECT FROM "audit_log" r WHERE r."subject_type" = 'user' AND r."subject_id" = account
				AND r."action" = 'user.role-removed' AND r."details"->>'role' = a."details"->>'role'
				AND r."at" >= a."at" AND r."at" <= instant));
END
$$;--> statement-breakpoint
-- The same for what is stored: it leaves the account, and its addresses get the customers that 0096 dropped.
DO $$
DECLARE
	entry record;
	address text;
	own text;
	accounts text[] := '{}';
	added text[] := '{}';
BEGIN
	FOR entry IN
		SELECT * FROM (
			SELECT 'enquiries' AS "source", "id", "user_id", "email", "name", "phone", "company", "created_at" AS "at",
				"state" <> 'spam' AS "is_dealing" FROM "enquiries"
			UNION ALL SELECT 'hire_quotes', q."id", q."user_id", q."email", q."name", q."phone", q."company",
				coalesce(e."created_at", q."created_at"), q."erased_at" IS NULL
				FROM "hire_quotes" q LEFT JOIN "enquiries" e ON e."id" = q."enquiry_id"
			UNION ALL SELECT 'hires', h."id", h."user_id", h."email", h."name", h."phone", h."company",
				coalesce(e."created_at", q."created_at"), h."erased_at" IS NULL
				FROM "hires" h JOIN "hire_quotes" q ON q."id" = h."quote_id" LEFT JOIN "enquiries" e ON e."id" = q."enquiry_id"
			UNION ALL SELECT 'draft_orders', "id", "user_id", "email", "name", "phone", "company", "created_at", false
				FROM "draft_orders"
			UNION ALL SELECT 'orders', o."id", o."user_id", o."email", o."name", o."phone", o."company",
				coalesce(e."created_at", q."created_at", d."created_at", o."placed_at"), o."erased_at" IS NULL
				FROM "orders" o LEFT JOIN "draft_orders" d ON d."id" = o."draft_id" LEFT JOIN "hires" h ON h."id" = o."hire_id"
				LEFT JOIN "hire_quotes" q ON q."id" = h."quote_id" LEFT JOIN "enquiries" e ON e."id" = q."enquiry_id"
		) s
		WHERE s."user_id" IN (SELECT "user_id" FROM "user_roles"
				UNION SELECT "subject_id" FROM "audit_log" WHERE "subject_type" = 'user' AND "action" = 'user.role-added')
			AND NOT "is_own_address"(s."user_id", s."email") AND "had_role"(s."user_id", s."at")
		ORDER BY s."at" DESC, s."id" DESC
	LOOP
		address := lower(btrim(entry."email"));
		EXECUTE format('UPDATE %I SET "user_id" = NULL WHERE "id" = $1', entry."source") USING entry."id";
		accounts := accounts || entry."user_id";
		IF entry."is_dealing" THEN
			IF NOT EXISTS (SELECT FROM "customer_emails" WHERE "email" = address) THEN
				PERFORM "add_customer_of"(NULL, entry."email", entry."name", entry."phone", entry."company");
				added := added || address;
			END IF;
			UPDATE "customers" SET "created_at" = least("created_at", entry."at")
				WHERE address = ANY (added) AND "id" = (SELECT "customer_id" FROM "customer_emails" WHERE "email" = address);
		END IF;
	END LOOP;
	-- Now, as no table with rows that wait for a trigger can be altered by the next migration.
	SET CONSTRAINTS "orders_customer_changed" IMMEDIATE;
	FOR own IN
		SELECT e."email" FROM "customer_emails" e JOIN "customers" c ON c."id" = e."customer_id"
			WHERE e."user_id" = ANY (accounts) AND c."price_list_id" IS NULL AND NOT "is_noted_customer"(e."email")
				AND EXISTS (SELECT FROM "user_roles" r WHERE r."user_id" = e."user_id")
				AND NOT EXISTS (SELECT FROM "orders" r WHERE r."user_id" = e."user_id" AND r."erased_at" IS NULL)
				AND NOT EXISTS (SELECT FROM "hire_quotes" r WHERE r."user_id" = e."user_id" AND r."erased_at" IS NULL)
				AND NOT EXISTS (SELECT FROM "hires" r WHERE r."user_id" = e."user_id" AND r."erased_at" IS NULL)
				AND NOT EXISTS (SELECT FROM "enquiries" r WHERE r."user_id" = e."user_id" AND r."state" <> 'spam')
	LOOP
		-- Staff who only entered what others asked for are no customers, unless something came under their address.
		UPDATE "customer_emails" SET "user_id" = NULL WHERE "email" = own;
		PERFORM "drop_idle_customer"(own);
		PERFORM "tie_account"(u."id") FROM "users" u JOIN "customer_emails" e ON e."email" = own WHERE u."email" = own;
	END LOOP;
END
$$;--> statement-breakpoint
DROP FUNCTION "had_role";
