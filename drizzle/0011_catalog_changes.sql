CREATE TABLE "catalog_changes" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalog_changes_xid_subject_pk" PRIMARY KEY("xid","subject")
);
--> statement-breakpoint
DROP INDEX "products_search_text";--> statement-breakpoint
DROP INDEX "products_search_code";--> statement-breakpoint
CREATE INDEX "catalog_changes_at" ON "catalog_changes" USING btree ("at");