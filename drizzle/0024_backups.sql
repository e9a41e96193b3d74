CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"file" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"uploads" integer DEFAULT 0 NOT NULL,
	"took_ms" integer DEFAULT 0 NOT NULL,
	"host" text NOT NULL,
	"reason" text,
	CONSTRAINT "backups_state" CHECK ("backups"."state" in ('made', 'failed')),
	CONSTRAINT "backups_file" CHECK (("backups"."state" = 'made') = ("backups"."file" is not null))
);
--> statement-breakpoint
CREATE INDEX "backups_at" ON "backups" USING btree ("at");