ALTER TABLE "sessions" ADD COLUMN "renews_token" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_token" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sessions_former_token" ON "sessions" USING btree ("former_token") WHERE "sessions"."former_token" is not null;