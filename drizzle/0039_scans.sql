CREATE TABLE "hire_scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"action" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"unit_number" integer,
	"item_id" uuid,
	"quantity" integer DEFAULT 1 NOT NULL,
	"condition" text,
	"note" text DEFAULT '' NOT NULL,
	"device_at" timestamp (3) with time zone NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "hire_scans_action" CHECK ("hire_scans"."action" in ('prepare', 'put-back', 'out', 'hand-over', 'stays', 'return')),
	CONSTRAINT "hire_scans_condition" CHECK ("hire_scans"."condition" in ('good', 'damaged', 'missing')),
	CONSTRAINT "hire_scans_outcome" CHECK ("hire_scans"."outcome" in ('applied', 'repeated', 'refused')),
	CONSTRAINT "hire_scans_reason" CHECK ("hire_scans"."reason" in ('already-prepared', 'already-out', 'already-back', 'not-prepared', 'late', 'unknown-code', 'ambiguous-code', 'repair', 'missing', 'gone', 'prepared-elsewhere', 'out-elsewhere', 'taken', 'other-unit', 'not-listed', 'enough', 'too-many', 'needs-unit', 'not-free', 'not-free-yet', 'not-out', 'nothing-prepared', 'inspection', 'inspection-reason', 'hire-state', 'all-out')),
	CONSTRAINT "hire_scans_quantity" CHECK ("hire_scans"."quantity" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "hire_claims" ADD COLUMN "prepared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_claims" ADD COLUMN "for_item_id" uuid;--> statement-breakpoint
ALTER TABLE "hire_claims" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "hire_scans" ADD CONSTRAINT "hire_scans_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_scans" ADD CONSTRAINT "hire_scans_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hire_scans_hire" ON "hire_scans" USING btree ("hire_id","occurred_at");--> statement-breakpoint
CREATE INDEX "hire_scans_unit" ON "hire_scans" USING btree ("unit_number","occurred_at");--> statement-breakpoint
ALTER TABLE "hire_claims" ADD CONSTRAINT "hire_claims_for_item_id_hire_items_id_fk" FOREIGN KEY ("for_item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_claims" ADD CONSTRAINT "hire_claims_condition" CHECK ("hire_claims"."condition" in ('good', 'damaged', 'missing'));