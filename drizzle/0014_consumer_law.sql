CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"order_id" uuid,
	"from_order" boolean NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	"items" jsonb,
	"statement" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"period_ends_at" timestamp (3) with time zone,
	"refund_due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	CONSTRAINT "withdrawals_token_unique" UNIQUE("token"),
	CONSTRAINT "withdrawals_state" CHECK ("withdrawals"."state" in ('open', 'refunded', 'refused', 'repeated')),
	CONSTRAINT "withdrawals_settled" CHECK (("withdrawals"."state" in ('open', 'repeated')) = ("withdrawals"."settled_at" is null)),
	CONSTRAINT "withdrawals_refused" CHECK ("withdrawals"."state" <> 'refused' or "withdrawals"."note" is not null)
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "manufacturer_name" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "manufacturer_address" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "manufacturer_contact" text;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "responsible_person" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "electrical" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "environmental_cost_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "responsible_person" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "warnings_ga" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "radio_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "radio_note_ga" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "electrical" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_batteries" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "environmental_cost_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "guarantee_years" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "withdrawal_exception" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("refund_due_at","id") WHERE "withdrawals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "withdrawals_received" ON "withdrawals" USING btree ("received_at","id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_environmental_cost" CHECK ("categories"."environmental_cost_cents" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_environmental_cost" CHECK ("products"."environmental_cost_cents" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_guarantee" CHECK ("products"."guarantee_years" between 1 and 100);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_withdrawal" CHECK ("products"."withdrawal_exception" in ('custom-made', 'sealed-hygiene'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_withdrawal" CHECK ("order_lines"."withdrawal_exception" in ('custom-made', 'sealed-hygiene'));