CREATE TABLE "scan_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scan_id" uuid NOT NULL,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scan_photos_bytes" CHECK ("scan_photos"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "scan_photos" ADD CONSTRAINT "scan_photos_scan_id_hire_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."hire_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_photos" ADD CONSTRAINT "scan_photos_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scan_photos_scan" ON "scan_photos" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "scan_photos_actor" ON "scan_photos" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "hire_subhires_to_come" ON "hire_subhires" USING btree ("starts_at") WHERE "hire_subhires"."state" in ('asked', 'confirmed');