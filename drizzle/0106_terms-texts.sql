ALTER TABLE "hire_terms_texts" RENAME TO "terms_texts";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "terms" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_terms_terms_texts_hash_fk" FOREIGN KEY ("terms") REFERENCES "public"."terms_texts"("hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- A paragraph was a whole section with its heading in front: it becomes a section of one paragraph.
UPDATE "terms_texts" SET
	"en" = (SELECT coalesce(jsonb_agg(jsonb_build_object('heading', NULL, 'texts', jsonb_build_array(t.paragraph)) ORDER BY t.position), '[]') FROM jsonb_array_elements("en") WITH ORDINALITY t(paragraph, position)),
	"ga" = (SELECT coalesce(jsonb_agg(jsonb_build_object('heading', NULL, 'texts', jsonb_build_array(t.paragraph)) ORDER BY t.position), '[]') FROM jsonb_array_elements("ga") WITH ORDINALITY t(paragraph, position));
