CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" jsonb NOT NULL,
	"cause" text NOT NULL,
	"actor_id" text,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_words" (
	"key" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"en" jsonb,
	"ga" jsonb,
	"stale" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"target" text NOT NULL,
	"status" integer DEFAULT 301 NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path")
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "publish_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "publish_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "content_versions_subject" ON "content_versions" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "redirects_target" ON "redirects" USING btree ("target");