CREATE FUNCTION "is_noted_customer"(address text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN EXISTS (SELECT FROM "customer_emails" e JOIN "customers" c ON c."id" = e."customer_id"
		WHERE e."email" = address AND (c."version" > 1 OR EXISTS (
			SELECT FROM "staff_comments" s WHERE s."subject_type" = 'customer' AND s."subject_id" = c."id")));
END
$$;--> statement-breakpoint
CREATE FUNCTION "follow_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Staff may take the mark as spam back, so what they wrote about the customer is kept as long as the enquiry.
	IF TG_OP = 'DELETE' OR (TG_OP = 'UPDATE' AND NOT (
		NEW."state" = 'spam' AND NEW."email" = OLD."email" AND "is_noted_customer"(lower(btrim(OLD."email")))
	)) THEN
		PERFORM "drop_idle_customer"(lower(btrim(OLD."email")));
	END IF;
	IF TG_OP <> 'DELETE' AND NEW."state" <> 'spam' THEN
		PERFORM "add_customer"("customer_address"(NEW."user_id", NEW."email"), NEW."name", NEW."phone", NEW."company");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER "enquiries_customer" ON "enquiries";--> statement-breakpoint
DROP TRIGGER "enquiries_customer_gone" ON "enquiries";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "enquiries_customer" AFTER INSERT OR UPDATE OF "state", "email" OR DELETE ON "enquiries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "follow_enquiry"();--> statement-breakpoint
SELECT "drop_idle_customer"(e."email") FROM "customer_emails" e
	WHERE NOT ("is_noted_customer"(e."email") AND EXISTS (
		SELECT FROM "customer_emails" o JOIN "enquiries" q ON lower(q."email") = o."email"
		WHERE o."customer_id" = e."customer_id"));
