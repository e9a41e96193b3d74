CREATE TABLE "enquiry_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" text,
	"subject" text,
	"text" text NOT NULL,
	"mail_id" uuid,
	"post_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_entries_post_key_unique" UNIQUE("post_key"),
	CONSTRAINT "enquiry_entries_kind" CHECK ("enquiry_entries"."kind" in ('note', 'reply'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_photos_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_photos" ADD CONSTRAINT "enquiry_photos_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_entries_enquiry" ON "enquiry_entries" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_photos_enquiry" ON "enquiry_photos" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_due" ON "enquiries" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_updated" ON "enquiries" USING btree ("updated_at");--> statement-breakpoint
UPDATE "enquiries" SET "opened_at" = "created_at", "due_at" = "created_at" + interval '24 hours';
