CREATE TABLE "error_reports" (
	"request_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
