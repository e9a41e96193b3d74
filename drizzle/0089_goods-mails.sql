ALTER TABLE "hires" ADD COLUMN "handover_mail_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "return_mail_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "hires_handover_mail" ON "hires" USING btree ("handover_mail_at") WHERE "hires"."handover_mail_at" is not null;--> statement-breakpoint
CREATE INDEX "hires_return_mail" ON "hires" USING btree ("return_mail_at") WHERE "hires"."return_mail_at" is not null;