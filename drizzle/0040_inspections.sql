CREATE TABLE "inspections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"asset_id" uuid NOT NULL,
	"scheme" text NOT NULL,
	"done_on" date NOT NULL,
	"due_on" date,
	"passed" boolean NOT NULL,
	"swl_kg" integer,
	"person" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"file" text,
	"file_kind" text,
	"file_name" text,
	"file_bytes" integer,
	"replaces_id" uuid,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspections_scheme" CHECK ("inspections"."scheme" in ('ga1', 'reg81', 'visual')),
	CONSTRAINT "inspections_file_kind" CHECK ("inspections"."file_kind" in ('pdf', 'photo')),
	CONSTRAINT "inspections_due" CHECK ("inspections"."due_on" >= "inspections"."done_on"),
	CONSTRAINT "inspections_swl" CHECK ("inspections"."swl_kg" > 0),
	CONSTRAINT "inspections_file" CHECK (("inspections"."file" is null) = ("inspections"."file_kind" is null) and ("inspections"."file" is null) = ("inspections"."file_name" is null) and ("inspections"."file" is null) = ("inspections"."file_bytes" is null))
);
--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_replaces_id_inspections_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."inspections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_replaces" ON "inspections" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "inspections_asset" ON "inspections" USING btree ("asset_id","scheme","done_on");--> statement-breakpoint
CREATE INDEX "inspections_due_on" ON "inspections" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "inspections_actor" ON "inspections" USING btree ("actor_id");