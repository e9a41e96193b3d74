ALTER TABLE "enquiry_photos" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ADD COLUMN "kind" text DEFAULT 'photo' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ADD CONSTRAINT "enquiry_photos_kind" CHECK ("enquiry_photos"."kind" in ('photo', 'pdf'));