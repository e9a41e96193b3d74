ALTER TABLE "order_lines" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "options_en" text;--> statement-breakpoint
-- Irish orders from before this: staff get the English name that the catalogue has now; options stay as they were written.
UPDATE "order_lines" l SET "name_en" = coalesce(parent."name", p."name")
FROM "orders" o, "products" p LEFT JOIN "products" parent ON parent."id" = p."parent_id"
WHERE o."id" = l."order_id" AND o."locale" = 'ga' AND p."id" = l."product_id";
