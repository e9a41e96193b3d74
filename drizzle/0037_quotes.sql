CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"scope" text NOT NULL,
	"locale" text NOT NULL,
	"user_id" text,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_scope" CHECK ("calendar_feeds"."scope" in ('all', 'warehouse', 'customer')),
	CONSTRAINT "calendar_feeds_locale" CHECK ("calendar_feeds"."locale" in ('en', 'ga'))
);
--> statement-breakpoint
CREATE TABLE "hire_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid,
	"name" text NOT NULL,
	"name_ga" text,
	"quantity" integer NOT NULL,
	"day_rate_net_cents" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"factor" integer NOT NULL,
	"discount" integer NOT NULL,
	"net_cents" integer NOT NULL,
	"order_discount_cents" integer NOT NULL,
	"factors" jsonb,
	"replacement_net_cents" integer,
	"cost_net_cents" integer,
	"unit_number" integer,
	"prepped" integer DEFAULT 0 NOT NULL,
	"out" integer DEFAULT 0 NOT NULL,
	"back" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hire_lines_kind" CHECK ("hire_lines"."kind" in ('item', 'custom', 'heading', 'text')),
	CONSTRAINT "hire_lines_quantity" CHECK ("hire_lines"."quantity" between 1 and 9999),
	CONSTRAINT "hire_lines_counts" CHECK ("hire_lines"."prepped" >= 0 and "hire_lines"."out" >= 0 and "hire_lines"."back" >= 0 and "hire_lines"."missing" >= 0 and "hire_lines"."damaged" between 0 and "hire_lines"."back" and "hire_lines"."back" + "hire_lines"."missing" <= "hire_lines"."out")
);
--> statement-breakpoint
CREATE TABLE "hire_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid,
	"hire_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp (3) with time zone,
	"post_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_requests_post_key_unique" UNIQUE("post_key"),
	CONSTRAINT "hire_requests_kind" CHECK ("hire_requests"."kind" in ('quote-change', 'dates', 'extension', 'fault')),
	CONSTRAINT "hire_requests_state" CHECK ("hire_requests"."state" in ('open', 'done', 'refused')),
	CONSTRAINT "hire_requests_subject" CHECK (("hire_requests"."quote_id" is null) <> ("hire_requests"."hire_id" is null))
);
--> statement-breakpoint
CREATE TABLE "hire_subhires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"hire_id" uuid NOT NULL,
	"line_id" uuid,
	"item_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"cost_net_cents" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"supplier_reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_subhires_state" CHECK ("hire_subhires"."state" in ('asked', 'confirmed', 'received', 'sent-back', 'cancelled')),
	CONSTRAINT "hire_subhires_quantity" CHECK ("hire_subhires"."quantity" between 1 and 9999 and "hire_subhires"."starts_at" < "hire_subhires"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "hires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"quote_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"state" text NOT NULL,
	"attention" text,
	"user_id" text,
	"assignee_id" text,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text,
	"vat_number" text,
	"trade" boolean DEFAULT false NOT NULL,
	"po_number" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"transport" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"insured_until" date,
	"settings" jsonb NOT NULL,
	"net_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_rows" jsonb NOT NULL,
	"deposit_cents" integer NOT NULL,
	"security_cents" integer NOT NULL,
	"deposit_due_at" timestamp (3) with time zone,
	"withdraw_until" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"reserved_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"returned_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hires_number_unique" UNIQUE("number"),
	CONSTRAINT "hires_token_unique" UNIQUE("token"),
	CONSTRAINT "hires_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "hires_state" CHECK ("hires"."state" in ('awaiting-deposit', 'lapsed', 'reserved', 'prepping', 'ready', 'out', 'part-back', 'back', 'checked', 'closed', 'cancelled')),
	CONSTRAINT "hires_attention" CHECK ("hires"."attention" in ('paid-after-lapse', 'paid-twice', 'paid-after-cancel', 'changed-version')),
	CONSTRAINT "hires_locale" CHECK ("hires"."locale" in ('en', 'ga')),
	CONSTRAINT "hires_transport" CHECK ("hires"."transport" in ('collection', 'delivery')),
	CONSTRAINT "hires_cancelled_by" CHECK ("hires"."cancelled_by" in ('customer', 'withdrawal', 'staff')),
	CONSTRAINT "hires_period" CHECK ("hires"."starts_at" < "hires"."ends_at"),
	CONSTRAINT "hires_total" CHECK ("hires"."total_cents" = "hires"."net_cents" + "hires"."vat_cents" and "hires"."deposit_cents" between 0 and "hires"."total_cents"),
	CONSTRAINT "hires_cancelled" CHECK (("hires"."state" = 'cancelled') = ("hires"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"payload_kg" integer NOT NULL,
	"litres" integer NOT NULL,
	"tail_lift" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_size" CHECK ("vehicles"."payload_kg" > 0 and "vehicles"."litres" > 0)
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"supplies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"access" text DEFAULT '' NOT NULL,
	"floor_load_kg" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hire_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"locale" text NOT NULL,
	"po_number" text,
	"options" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"begin_early" boolean DEFAULT false NOT NULL,
	"total_cents" integer NOT NULL,
	"format" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "hire_acceptances_version_id_unique" UNIQUE("version_id"),
	CONSTRAINT "hire_acceptances_locale" CHECK ("hire_acceptances"."locale" in ('en', 'ga'))
);
--> statement-breakpoint
CREATE TABLE "hire_quote_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"text_ga" text DEFAULT '' NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"optional" boolean DEFAULT false NOT NULL,
	"chosen" boolean DEFAULT true NOT NULL,
	"day_rate_net_cents" integer,
	"vat_rate" integer,
	"discount" integer DEFAULT 0 NOT NULL,
	"cost_net_cents" integer,
	"supplier_id" uuid,
	"unit_number" integer,
	"source" text DEFAULT '' NOT NULL,
	CONSTRAINT "hire_quote_lines_kind" CHECK ("hire_quote_lines"."kind" in ('item', 'custom', 'heading', 'text')),
	CONSTRAINT "hire_quote_lines_quantity" CHECK ("hire_quote_lines"."quantity" between 1 and 9999),
	CONSTRAINT "hire_quote_lines_item" CHECK (("hire_quote_lines"."kind" = 'item') = ("hire_quote_lines"."item_id" is not null)),
	CONSTRAINT "hire_quote_lines_discount" CHECK ("hire_quote_lines"."discount" between 0 and 10000),
	CONSTRAINT "hire_quote_lines_chosen" CHECK ("hire_quote_lines"."chosen" or "hire_quote_lines"."optional")
);
--> statement-breakpoint
CREATE TABLE "hire_quote_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"transport" text DEFAULT 'collection' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"waiver" boolean DEFAULT false NOT NULL,
	"insured_until" date,
	"order_discount" integer DEFAULT 0 NOT NULL,
	"transport_net_cents" integer DEFAULT 0 NOT NULL,
	"crew_net_cents" integer DEFAULT 0 NOT NULL,
	"consumables_net_cents" integer DEFAULT 0 NOT NULL,
	"own_cost_net_cents" integer DEFAULT 0 NOT NULL,
	"deposit" integer NOT NULL,
	"hold" boolean DEFAULT false NOT NULL,
	"valid_days" integer NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"content" jsonb,
	"hash" text,
	"total_cents" integer,
	"sent_at" timestamp (3) with time zone,
	"sent_by" text,
	"expires_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_quote_versions_transport" CHECK ("hire_quote_versions"."transport" in ('collection', 'delivery')),
	CONSTRAINT "hire_quote_versions_period" CHECK ("hire_quote_versions"."starts_at" < "hire_quote_versions"."ends_at"),
	CONSTRAINT "hire_quote_versions_discount" CHECK ("hire_quote_versions"."order_discount" between 0 and 10000 and "hire_quote_versions"."deposit" between 0 and 10000),
	CONSTRAINT "hire_quote_versions_sent" CHECK (("hire_quote_versions"."sent_at" is null) = ("hire_quote_versions"."content" is null) and ("hire_quote_versions"."sent_at" is null) = ("hire_quote_versions"."hash" is null) and ("hire_quote_versions"."sent_at" is null) = ("hire_quote_versions"."expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "hire_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"origin" text NOT NULL,
	"enquiry_id" uuid,
	"user_id" text,
	"assignee_id" text,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text,
	"vat_number" text,
	"trade" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decline_reason" text,
	"network" text,
	"version" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "hire_quotes_token_unique" UNIQUE("token"),
	CONSTRAINT "hire_quotes_state" CHECK ("hire_quotes"."state" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "hire_quotes_origin" CHECK ("hire_quotes"."origin" in ('staff', 'basket', 'kit-list', 'instant')),
	CONSTRAINT "hire_quotes_locale" CHECK ("hire_quotes"."locale" in ('en', 'ga'))
);
--> statement-breakpoint
CREATE TABLE "hire_suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_counters" DROP CONSTRAINT "invoice_counters_series";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_series";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_provider";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider";--> statement-breakpoint
DROP INDEX "invoices_order";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "checkout_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_groups" ADD COLUMN "withdrawal" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hire_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat_rows" jsonb;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_lines" ADD CONSTRAINT "hire_lines_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_lines" ADD CONSTRAINT "hire_lines_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_requests" ADD CONSTRAINT "hire_requests_quote_id_hire_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."hire_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_requests" ADD CONSTRAINT "hire_requests_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_requests" ADD CONSTRAINT "hire_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD CONSTRAINT "hire_subhires_supplier_id_hire_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."hire_suppliers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD CONSTRAINT "hire_subhires_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD CONSTRAINT "hire_subhires_line_id_hire_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."hire_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD CONSTRAINT "hire_subhires_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_quote_id_hire_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."hire_quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_version_id_hire_quote_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."hire_quote_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_acceptances" ADD CONSTRAINT "hire_acceptances_quote_id_hire_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."hire_quotes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_acceptances" ADD CONSTRAINT "hire_acceptances_version_id_hire_quote_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."hire_quote_versions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quote_lines" ADD CONSTRAINT "hire_quote_lines_version_id_hire_quote_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."hire_quote_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quote_lines" ADD CONSTRAINT "hire_quote_lines_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quote_lines" ADD CONSTRAINT "hire_quote_lines_supplier_id_hire_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."hire_suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quote_versions" ADD CONSTRAINT "hire_quote_versions_quote_id_hire_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."hire_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quote_versions" ADD CONSTRAINT "hire_quote_versions_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quotes" ADD CONSTRAINT "hire_quotes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quotes" ADD CONSTRAINT "hire_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_quotes" ADD CONSTRAINT "hire_quotes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_lines_position" ON "hire_lines" USING btree ("hire_id","position");--> statement-breakpoint
CREATE INDEX "hire_lines_item" ON "hire_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "hire_requests_quote" ON "hire_requests" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "hire_requests_hire" ON "hire_requests" USING btree ("hire_id");--> statement-breakpoint
CREATE INDEX "hire_requests_open" ON "hire_requests" USING btree ("created_at") WHERE "hire_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "hire_subhires_hire" ON "hire_subhires" USING btree ("hire_id");--> statement-breakpoint
CREATE INDEX "hire_subhires_supplier" ON "hire_subhires" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "hire_subhires_starts" ON "hire_subhires" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "hires_user" ON "hires" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hires_email" ON "hires" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "hires_state_starts" ON "hires" USING btree ("state","starts_at","id");--> statement-breakpoint
CREATE INDEX "hires_starts" ON "hires" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "hires_ends" ON "hires" USING btree ("ends_at","id");--> statement-breakpoint
CREATE INDEX "hires_deposit_due" ON "hires" USING btree ("deposit_due_at") WHERE "hires"."state" = 'awaiting-deposit';--> statement-breakpoint
CREATE INDEX "hires_attention_at" ON "hires" USING btree ("created_at") WHERE "hires"."attention" is not null;--> statement-breakpoint
CREATE INDEX "hires_search" ON "hires" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_name" ON "vehicles" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "venues_name" ON "venues" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "hire_acceptances_quote" ON "hire_acceptances" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_quote_lines_position" ON "hire_quote_lines" USING btree ("version_id","position");--> statement-breakpoint
CREATE INDEX "hire_quote_lines_item_id" ON "hire_quote_lines" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_quote_versions_number" ON "hire_quote_versions" USING btree ("quote_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_quote_versions_draft" ON "hire_quote_versions" USING btree ("quote_id") WHERE "hire_quote_versions"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "hire_quote_versions_sent_at" ON "hire_quote_versions" USING btree ("sent_at") WHERE "hire_quote_versions"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "hire_quote_versions_expires" ON "hire_quote_versions" USING btree ("expires_at") WHERE "hire_quote_versions"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "hire_quotes_enquiry" ON "hire_quotes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "hire_quotes_user" ON "hire_quotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hire_quotes_email" ON "hire_quotes" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "hire_quotes_state_created" ON "hire_quotes" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "hire_quotes_created" ON "hire_quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hire_quotes_network" ON "hire_quotes" USING btree ("network","created_at") WHERE "hire_quotes"."network" is not null;--> statement-breakpoint
CREATE INDEX "hire_quotes_search" ON "hire_quotes" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops,"company" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "hire_suppliers_name" ON "hire_suppliers" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "orders_hire" ON "orders" USING btree ("hire_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" in ('invoice', 'receipt');--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_series" CHECK ("invoice_counters"."series" in ('INV', 'CN', 'REC'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series" CHECK ("invoices"."series" in ('INV', 'CN', 'REC'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit-note', 'receipt'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kind" CHECK ("orders"."kind" in ('sale', 'hire-deposit', 'hire-balance', 'hire-security', 'hire-charge'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_origin" CHECK (("orders"."kind" = 'sale') = ("orders"."checkout_id" is not null) and ("orders"."kind" = 'sale') = ("orders"."hire_id" is null) and ("orders"."kind" = 'sale') = ("orders"."vat_rows" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_provider" CHECK ("orders"."provider" in ('sandbox', 'stripe', 'invoice', 'security'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('sandbox', 'stripe', 'invoice', 'security'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% cannot be changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "hire_acceptances_frozen" BEFORE UPDATE ON "hire_acceptances" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "hire_quote_versions_frozen" BEFORE UPDATE ON "hire_quote_versions" FOR EACH ROW
	WHEN (OLD."sent_at" IS NOT NULL AND (NEW."content" IS DISTINCT FROM OLD."content" OR NEW."hash" IS DISTINCT FROM OLD."hash" OR NEW."number" IS DISTINCT FROM OLD."number" OR NEW."sent_at" IS DISTINCT FROM OLD."sent_at" OR NEW."expires_at" IS DISTINCT FROM OLD."expires_at"))
	EXECUTE FUNCTION "refuse_change"();
