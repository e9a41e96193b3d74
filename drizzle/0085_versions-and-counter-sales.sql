ALTER TABLE "hires" ADD COLUMN "concluded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_quote_versions" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "at_counter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "vat_rows" jsonb;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "withdrawal_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_withdrawal" ON "refunds" USING btree ("withdrawal_id") WHERE "refunds"."withdrawal_id" is not null;