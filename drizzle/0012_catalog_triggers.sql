CREATE FUNCTION "note_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "catalog_changes" ("subject") VALUES (coalesce(OLD."parent_id", OLD."id")::text) ON CONFLICT DO NOTHING;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "catalog_changes" ("subject") VALUES (coalesce(NEW."parent_id", NEW."id")::text) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_product_category_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO "catalog_changes" ("subject") VALUES (OLD."product_id"::text) ON CONFLICT DO NOTHING;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "catalog_changes" ("subject") VALUES (NEW."product_id"::text) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_catalog_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "catalog_changes" ("subject") VALUES (TG_ARGV[0]) ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_noted" AFTER INSERT OR DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION "note_product_change"();
--> statement-breakpoint
CREATE TRIGGER "products_change_noted" AFTER UPDATE ON "products" FOR EACH ROW WHEN (
	(OLD."parent_id", OLD."name", OLD."status", OLD."visibility", OLD."featured", OLD."price_cents", OLD."stock_status", OLD."category_id", OLD."brand_id", OLD."attributes", OLD."search_text", OLD."search_code", OLD."created_at")
	IS DISTINCT FROM
	(NEW."parent_id", NEW."name", NEW."status", NEW."visibility", NEW."featured", NEW."price_cents", NEW."stock_status", NEW."category_id", NEW."brand_id", NEW."attributes", NEW."search_text", NEW."search_code", NEW."created_at")
) EXECUTE FUNCTION "note_product_change"();
--> statement-breakpoint
CREATE TRIGGER "product_categories_noted" AFTER INSERT OR UPDATE OR DELETE ON "product_categories" FOR EACH ROW EXECUTE FUNCTION "note_product_category_change"();
--> statement-breakpoint
CREATE TRIGGER "categories_noted" AFTER INSERT OR UPDATE OR DELETE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
--> statement-breakpoint
CREATE TRIGGER "brands_noted" AFTER INSERT OR UPDATE OR DELETE ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
--> statement-breakpoint
CREATE TRIGGER "search_synonyms_noted" AFTER INSERT OR UPDATE OR DELETE ON "search_synonyms" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
--> statement-breakpoint
CREATE TRIGGER "products_emptied" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('all');
--> statement-breakpoint
CREATE TRIGGER "product_categories_emptied" AFTER TRUNCATE ON "product_categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('all');
--> statement-breakpoint
CREATE TRIGGER "categories_emptied" AFTER TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
--> statement-breakpoint
CREATE TRIGGER "brands_emptied" AFTER TRUNCATE ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
--> statement-breakpoint
CREATE TRIGGER "search_synonyms_emptied" AFTER TRUNCATE ON "search_synonyms" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
