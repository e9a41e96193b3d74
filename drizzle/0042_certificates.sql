CREATE TABLE "inspection_reminders" (
	"inspection_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"queued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inspection_reminders_inspection_id_kind_pk" PRIMARY KEY("inspection_id","kind"),
	CONSTRAINT "inspection_reminders_kind" CHECK ("inspection_reminders"."kind" in ('due', 'overdue'))
);
--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD COLUMN "ordered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD COLUMN "received_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD COLUMN "sent_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "safety_token" text;--> statement-breakpoint
ALTER TABLE "inspection_reminders" ADD CONSTRAINT "inspection_reminders_inspection_id_inspections_id_fk" FOREIGN KEY ("inspection_id") REFERENCES "public"."inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_unit" ON "enquiries" USING btree (("details" -> 'unit')) WHERE "enquiries"."details" ? 'unit';--> statement-breakpoint
CREATE INDEX "hire_subhires_open" ON "hire_subhires" USING btree ("state","ends_at") WHERE "hire_subhires"."state" in ('confirmed', 'received');--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_safety_token_unique" UNIQUE("safety_token");--> statement-breakpoint
UPDATE "hires" SET "safety_token" = substr(translate(encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/', '-_'), 1, 32);
