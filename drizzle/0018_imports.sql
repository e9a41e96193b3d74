CREATE TABLE "import_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"dry" boolean NOT NULL,
	"product_id" uuid NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"row" integer,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kept" text,
	CONSTRAINT "import_changes_kind" CHECK ("import_changes"."kind" in ('created', 'updated', 'linked'))
);
--> statement-breakpoint
CREATE TABLE "import_pictures" (
	"address" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"media_id" uuid,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "import_pictures_state" CHECK ("import_pictures"."state" in ('waiting', 'fetched', 'missing'))
);
--> statement-breakpoint
CREATE TABLE "import_run_pictures" (
	"run_id" uuid NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "import_run_pictures_run_id_address_pk" PRIMARY KEY("run_id","address")
);
--> statement-breakpoint
ALTER TABLE "import_runs" DROP CONSTRAINT "import_runs_state";--> statement-breakpoint
DROP INDEX "import_runs_one_running";--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "rows_total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "rows_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "families_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "stop_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "tracked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "made_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "made_brands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_pictures" ADD CONSTRAINT "import_run_pictures_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_run_pictures" ADD CONSTRAINT "import_run_pictures_address_import_pictures_address_fk" FOREIGN KEY ("address") REFERENCES "public"."import_pictures"("address") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_changes_run" ON "import_changes" USING btree ("run_id","dry","kind","id");--> statement-breakpoint
CREATE INDEX "import_pictures_media" ON "import_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "import_runs_one_busy" ON "import_runs" USING btree (("state" in ('running', 'undoing'))) WHERE "import_runs"."state" in ('running', 'undoing');--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_state" CHECK ("import_runs"."state" in ('draft', 'checking', 'checked', 'running', 'finished', 'interrupted', 'stopped', 'undoing', 'undone'));