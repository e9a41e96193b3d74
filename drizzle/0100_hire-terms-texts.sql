CREATE TABLE "hire_terms_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"en" jsonb NOT NULL,
	"ga" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
