CREATE SEQUENCE "public"."draft_order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"user_id" text,
	"enquiry_id" uuid,
	"quote_id" uuid,
	"parent_order_id" uuid,
	"locale" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text,
	"vat_number" text,
	"po_number" text,
	"delivery" text DEFAULT 'collection' NOT NULL,
	"address" jsonb,
	"billing_address" jsonb,
	"delivery_by_hand_cents" integer,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"discount_cents" integer DEFAULT 0 NOT NULL,
	"discount_text" text DEFAULT '' NOT NULL,
	"discount_reason" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_cents" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "draft_orders_token_unique" UNIQUE("token"),
	CONSTRAINT "draft_orders_state" CHECK ("draft_orders"."state" in ('open', 'sent', 'ordered', 'cancelled')),
	CONSTRAINT "draft_orders_locale" CHECK ("draft_orders"."locale" in ('en', 'ga')),
	CONSTRAINT "draft_orders_sent" CHECK (("draft_orders"."link" = 0) = ("draft_orders"."held_until" is null)),
	CONSTRAINT "draft_orders_link" CHECK ("draft_orders"."state" <> 'sent' or "draft_orders"."link" > 0),
	CONSTRAINT "draft_orders_sums" CHECK ("draft_orders"."total_cents" >= 0 and "draft_orders"."discount_cents" >= 0 and "draft_orders"."delivery_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_origin";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "draft_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_quote_id_hire_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."hire_quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_parent_order_id_orders_id_fk" FOREIGN KEY ("parent_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD CONSTRAINT "draft_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_orders_state_updated" ON "draft_orders" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "draft_orders_created" ON "draft_orders" USING btree ("number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_orders_user" ON "draft_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "draft_orders_email" ON "draft_orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "draft_orders_parent" ON "draft_orders" USING btree ("parent_order_id");--> statement-breakpoint
CREATE INDEX "draft_orders_enquiry" ON "draft_orders" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "draft_orders_quote" ON "draft_orders" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "draft_orders_search" ON "draft_orders" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "orders_draft" ON "orders" USING btree ("draft_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin" CHECK (("orders"."kind" = 'sale') = (num_nonnulls("orders"."checkout_id", "orders"."draft_id") = 1) and ("orders"."kind" = 'sale') = ("orders"."hire_id" is null) and ("orders"."kind" = 'sale') = ("orders"."vat_rows" is null));--> statement-breakpoint
-- An order keeps the draft it was placed of; the other way round, a draft names the order that it adds to.
ALTER TABLE "orders" ADD CONSTRAINT "orders_draft_id_draft_orders_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft_orders"("id") ON DELETE restrict ON UPDATE no action;
