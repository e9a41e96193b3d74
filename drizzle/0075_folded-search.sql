-- Small letters without fadas or other marks, as app/lib/text/fold.ts makes them; a test compares the two.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 50 AS $$ BEGIN
  -- Plain letters, which most texts have alone, need nothing more.
  IF octet_length(value) = length(value) THEN RETURN lower(value); END IF;
  RETURN lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]+', '', 'g'));
END $$;--> statement-breakpoint
DROP INDEX "customers_search";--> statement-breakpoint
DROP INDEX "enquiries_search";--> statement-breakpoint
DROP INDEX "hires_search";--> statement-breakpoint
DROP INDEX "hire_quotes_search";--> statement-breakpoint
DROP INDEX "media_filename_search";--> statement-breakpoint
DROP INDEX "draft_orders_search";--> statement-breakpoint
DROP INDEX "orders_search";--> statement-breakpoint
DROP INDEX "outbox_mails_search";--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin (fold_text("name") gin_trgm_ops,fold_text("emails") gin_trgm_ops,fold_text("company") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ((fold_text("reference" || ' | ' || "name" || ' | ' || "email" || ' | ' || "phone" || ' | ' || coalesce("company", '') || ' | ' || "message" || ' | ' || "details"::text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hires_search" ON "hires" USING gin (fold_text("number") gin_trgm_ops,fold_text("name") gin_trgm_ops,fold_text("email") gin_trgm_ops,fold_text("company") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hire_quotes_search" ON "hire_quotes" USING gin (fold_text("number") gin_trgm_ops,fold_text("name") gin_trgm_ops,fold_text("email") gin_trgm_ops,fold_text("company") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "media_filename_search" ON "media" USING gin (fold_text("filename" || ' ' || "alt_en" || ' ' || "alt_ga") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "draft_orders_search" ON "draft_orders" USING gin (fold_text("name") gin_trgm_ops,fold_text("email") gin_trgm_ops,fold_text("company") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (fold_text("name") gin_trgm_ops,fold_text("email") gin_trgm_ops,fold_text("company") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_mails_search" ON "outbox_mails" USING gin (fold_text("recipient") gin_trgm_ops,fold_text("subject") gin_trgm_ops,fold_text("kind") gin_trgm_ops);