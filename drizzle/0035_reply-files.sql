ALTER TABLE "enquiry_photos" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ADD CONSTRAINT "enquiry_photos_entry_id_enquiry_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."enquiry_entries"("id") ON DELETE cascade ON UPDATE no action;