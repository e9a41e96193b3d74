ALTER TABLE "hires" ADD COLUMN "balance_waived_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD COLUMN "method" text DEFAULT 'transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_waived" CHECK ("hires"."balance_waived_cents" >= 0);--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_method" CHECK ("bank_transfers"."method" in ('transfer', 'cash', 'terminal'));