ALTER TABLE "categories" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "text_ga" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_picture" ON "categories" USING btree ("picture_id");