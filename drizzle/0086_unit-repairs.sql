CREATE TABLE "unit_repairs" (
	"claim_id" uuid PRIMARY KEY NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"repairer" text DEFAULT '' NOT NULL,
	"cost_net_cents" integer,
	"promised_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unit_repairs" ADD CONSTRAINT "unit_repairs_claim_id_hire_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."hire_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_number" ON "invoices" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "bank_transfers_reference" ON "bank_transfers" USING gin (lower("reference") gin_trgm_ops);