CREATE TABLE "attribute_words" (
	"kind" text NOT NULL,
	"english" text NOT NULL,
	"irish" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attribute_words_kind_english_pk" PRIMARY KEY("kind","english"),
	CONSTRAINT "attribute_words_kind" CHECK ("attribute_words"."kind" in ('name', 'value')),
	CONSTRAINT "attribute_words_irish" CHECK ("attribute_words"."irish" <> '')
);
--> statement-breakpoint
CREATE TRIGGER "attribute_words_noted" AFTER INSERT OR UPDATE OR DELETE ON "attribute_words" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');--> statement-breakpoint
CREATE TRIGGER "attribute_words_emptied" AFTER TRUNCATE ON "attribute_words" FOR EACH STATEMENT EXECUTE FUNCTION "note_catalog_change"('terms');
