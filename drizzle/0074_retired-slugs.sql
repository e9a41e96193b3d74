ALTER TABLE "retired_slugs" ADD COLUMN "kind" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "retired_slugs" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "retired_slugs" DROP CONSTRAINT "retired_slugs_pkey";--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD CONSTRAINT "retired_slugs_kind_slug_pk" PRIMARY KEY("kind","slug");--> statement-breakpoint
ALTER TABLE "retired_slugs" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD COLUMN "category_id" uuid;--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD COLUMN "hire_item_id" uuid;--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD CONSTRAINT "retired_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD CONSTRAINT "retired_slugs_hire_item_id_hire_items_id_fk" FOREIGN KEY ("hire_item_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD CONSTRAINT "retired_slugs_kind" CHECK ("retired_slugs"."kind" in ('product', 'category', 'hire-item'));--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD CONSTRAINT "retired_slugs_owner" CHECK (("retired_slugs"."kind" = 'product') = ("retired_slugs"."product_id" is not null) and ("retired_slugs"."kind" = 'category') = ("retired_slugs"."category_id" is not null) and ("retired_slugs"."kind" = 'hire-item') = ("retired_slugs"."hire_item_id" is not null));