CREATE TABLE "change_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"version" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"base" jsonb NOT NULL,
	"saved_by" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "change_drafts_product_id_unique" UNIQUE("product_id")
);
--> statement-breakpoint
ALTER TABLE "change_drafts" ADD CONSTRAINT "change_drafts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_drafts" ADD CONSTRAINT "change_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_drafts_saved_by" ON "change_drafts" USING btree ("saved_by");