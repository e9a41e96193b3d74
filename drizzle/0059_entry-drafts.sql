ALTER TABLE "change_drafts" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "change_drafts" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
ALTER TABLE "change_drafts" ADD CONSTRAINT "change_drafts_entry_id_content_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."content_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_drafts" ADD CONSTRAINT "change_drafts_entry_id_unique" UNIQUE("entry_id");--> statement-breakpoint
ALTER TABLE "change_drafts" ADD CONSTRAINT "change_drafts_subject" CHECK (num_nonnulls("change_drafts"."product_id", "change_drafts"."entry_id") = 1);