ALTER TABLE "media" ADD COLUMN "artwork" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "share" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focal_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "product_images_media" ON "product_images" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_filename_search" ON "media" USING gin (lower("filename" || ' ' || "alt_en" || ' ' || "alt_ga") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_artwork_unique" UNIQUE("artwork");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_hash_unique" UNIQUE("hash");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_focal" CHECK ("media"."focal_x" between 0 and 100 and "media"."focal_y" between 0 and 100);