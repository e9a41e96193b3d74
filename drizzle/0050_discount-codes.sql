CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"scope" text DEFAULT 'order' NOT NULL,
	"targets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_order" boolean DEFAULT false NOT NULL,
	"on_sale" boolean DEFAULT false NOT NULL,
	"on_delivery" boolean DEFAULT false NOT NULL,
	"minimum_cents" integer,
	"max_uses" integer,
	"max_per_customer" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_kind" CHECK ("discounts"."kind" in ('percent', 'amount')),
	CONSTRAINT "discounts_scope" CHECK ("discounts"."scope" in ('order', 'categories', 'products')),
	CONSTRAINT "discounts_code_form" CHECK ("discounts"."code" ~ '^[A-Z0-9-]{3,30}$'),
	CONSTRAINT "discounts_value" CHECK (("discounts"."kind" = 'percent' and "discounts"."percent" between 1 and 10000 and "discounts"."percent" is not null and "discounts"."amount_cents" is null) or ("discounts"."kind" = 'amount' and "discounts"."amount_cents" > 0 and "discounts"."amount_cents" is not null and "discounts"."percent" is null)),
	CONSTRAINT "discounts_days" CHECK ("discounts"."ends_at" > "discounts"."starts_at"),
	CONSTRAINT "discounts_limits" CHECK ("discounts"."max_uses" > 0 and "discounts"."max_per_customer" > 0 and "discounts"."minimum_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "discounts_code" ON "discounts" USING btree ("code");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_discount" ON "orders" USING btree ("discount_id") WHERE "orders"."discount_id" is not null;