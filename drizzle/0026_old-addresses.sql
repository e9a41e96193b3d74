CREATE TABLE "old_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"host" text,
	"outcome" text NOT NULL,
	"reason" text,
	"score" integer,
	"target" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_addresses_address_unique" UNIQUE("address"),
	CONSTRAINT "old_addresses_known_outcome" CHECK ("old_addresses"."outcome" in ('proposed', 'none', 'answers', 'redirected', 'skipped', 'machinery', 'elsewhere'))
);
--> statement-breakpoint
CREATE INDEX "old_addresses_outcome" ON "old_addresses" USING btree ("outcome","address");