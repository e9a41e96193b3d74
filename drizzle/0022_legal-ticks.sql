CREATE TABLE "legal_ticks" (
	"path" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"actor_id" text NOT NULL,
	"ticked_at" timestamp (3) with time zone NOT NULL
);
