-- Until now a charge of a hire that ended unpaid counted as replaced by any later charge for the same thing.
UPDATE "orders" SET "state" = 'cancelled', "cancelled_at" = now(), "version" = "version" + 1, "updated_at" = now()
	WHERE "kind" = 'hire-charge' AND "state" IN ('expired', 'failed') AND EXISTS (
		SELECT FROM "orders" l WHERE l."hire_id" = "orders"."hire_id" AND l."hire_charge" = "orders"."hire_charge"
			AND l."number" > "orders"."number"
	);--> statement-breakpoint
-- A later migration of the same start could not change the table while this trigger waits.
SET CONSTRAINTS "orders_customer_changed" IMMEDIATE;
