ALTER TABLE "hire_subhires" ADD COLUMN "out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD COLUMN "back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD COLUMN "damaged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_scans" ADD COLUMN "subhire_id" uuid;--> statement-breakpoint
ALTER TABLE "hire_scans" ADD CONSTRAINT "hire_scans_subhire_id_hire_subhires_id_fk" FOREIGN KEY ("subhire_id") REFERENCES "public"."hire_subhires"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hire_scans_subhire" ON "hire_scans" USING btree ("subhire_id");--> statement-breakpoint
ALTER TABLE "hire_subhires" ADD CONSTRAINT "hire_subhires_counts" CHECK ("hire_subhires"."out" between 0 and "hire_subhires"."quantity" and "hire_subhires"."back" >= 0 and "hire_subhires"."missing" >= 0 and "hire_subhires"."damaged" between 0 and "hire_subhires"."back" and "hire_subhires"."back" + "hire_subhires"."missing" <= "hire_subhires"."out");