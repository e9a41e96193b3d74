CREATE SEQUENCE "public"."unit_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "assets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"keeper" text NOT NULL,
	"unit_number" integer,
	"code" text,
	"public_token" text NOT NULL,
	"hire_item_id" uuid,
	"product_id" uuid,
	"brand" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"serial" text,
	"serial_fold" text,
	"barcode" text,
	"tag" text,
	"state" text DEFAULT 'in-service' NOT NULL,
	"class" text DEFAULT 'other' NOT NULL,
	"case_id" uuid,
	"place" text DEFAULT '' NOT NULL,
	"firmware" text,
	"hours" integer,
	"stolen_since" date,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_unit_number_unique" UNIQUE("unit_number"),
	CONSTRAINT "assets_code_unique" UNIQUE("code"),
	CONSTRAINT "assets_public_token_unique" UNIQUE("public_token"),
	CONSTRAINT "assets_keeper" CHECK ("assets"."keeper" in ('company', 'customer')),
	CONSTRAINT "assets_state" CHECK ("assets"."state" in ('in-service', 'repair', 'missing', 'sold', 'scrapped')),
	CONSTRAINT "assets_class" CHECK ("assets"."class" in ('portable', 'lifting-accessory', 'lifting', 'person-lifting', 'other')),
	CONSTRAINT "assets_unit" CHECK (("assets"."unit_number" is null) = ("assets"."hire_item_id" is null) and ("assets"."unit_number" is null or "assets"."keeper" = 'company'))
);
--> statement-breakpoint
CREATE TABLE "hire_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"unit_number" integer,
	"quantity" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"rush" boolean DEFAULT false NOT NULL,
	"owner" text NOT NULL,
	"owner_id" uuid,
	"line_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_claims_kind" CHECK ("hire_claims"."kind" in ('hire', 'turnaround', 'maintenance', 'missing', 'retired', 'expected')),
	CONSTRAINT "hire_claims_state" CHECK ("hire_claims"."state" in ('provisional', 'firm', 'out', 'done', 'released')),
	CONSTRAINT "hire_claims_owner" CHECK ("hire_claims"."owner" in ('quote', 'hire', 'asset', 'staff')),
	CONSTRAINT "hire_claims_period" CHECK ("hire_claims"."starts_at" < "hire_claims"."ends_at"),
	CONSTRAINT "hire_claims_quantity" CHECK ("hire_claims"."quantity" >= 1 and ("hire_claims"."unit_number" is null or "hire_claims"."quantity" = 1)),
	CONSTRAINT "hire_claims_expiry" CHECK (("hire_claims"."state" <> 'provisional') or "hire_claims"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "hire_shortages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"owner" text NOT NULL,
	"owner_id" uuid,
	"line_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"solution" text,
	"assignee_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"solved_at" timestamp (3) with time zone,
	CONSTRAINT "hire_shortages_owner" CHECK ("hire_shortages"."owner" in ('quote', 'hire', 'asset', 'staff')),
	CONSTRAINT "hire_shortages_reason" CHECK ("hire_shortages"."reason" in ('forced', 'maintenance', 'missing', 'retired', 'fewer-owned')),
	CONSTRAINT "hire_shortages_state" CHECK ("hire_shortages"."state" in ('open', 'solved')),
	CONSTRAINT "hire_shortages_solution" CHECK ("hire_shortages"."solution" in ('available-again', 'reallocated', 'substituted', 'sub-hired', 'moved', 'reduced', 'released')),
	CONSTRAINT "hire_shortages_quantity" CHECK ("hire_shortages"."quantity" >= 1 and "hire_shortages"."starts_at" < "hire_shortages"."ends_at"),
	CONSTRAINT "hire_shortages_solved" CHECK (("hire_shortages"."state" = 'solved') = ("hire_shortages"."solution" is not null))
);
--> statement-breakpoint
CREATE TABLE "fleet_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"unit_number" integer,
	"actor_id" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fleet_movements_reason" CHECK ("fleet_movements"."reason" in ('count', 'purchase', 'from-sale-stock', 'to-sale-stock', 'sold', 'scrapped', 'import', 'correction', 'undo'))
);
--> statement-breakpoint
CREATE TABLE "hire_accessories" (
	"item_id" uuid NOT NULL,
	"accessory_id" uuid NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "hire_accessories_item_id_accessory_id_pk" PRIMARY KEY("item_id","accessory_id"),
	CONSTRAINT "hire_accessories_kind" CHECK ("hire_accessories"."kind" in ('included', 'suggested')),
	CONSTRAINT "hire_accessories_quantity" CHECK ("hire_accessories"."quantity" >= 1 and "hire_accessories"."item_id" <> "hire_accessories"."accessory_id")
);
--> statement-breakpoint
CREATE TABLE "hire_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ga" text NOT NULL,
	"factor_steps" jsonb,
	"half_day_thousandths" integer,
	"prep_minutes" integer DEFAULT 0 NOT NULL,
	"turnaround_minutes" integer DEFAULT 0 NOT NULL,
	"live" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_groups_half_day" CHECK ("hire_groups"."half_day_thousandths" between 1 and 1000),
	CONSTRAINT "hire_groups_buffers" CHECK ("hire_groups"."prep_minutes" >= 0 and "hire_groups"."turnaround_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hire_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_ga" text,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_ga" text DEFAULT '' NOT NULL,
	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"group_id" uuid NOT NULL,
	"category_id" uuid,
	"product_id" uuid,
	"picture_id" uuid,
	"kind" text NOT NULL,
	"owned" integer DEFAULT 0 NOT NULL,
	"day_rate_net_cents" integer,
	"vat_rate" integer DEFAULT 2300 NOT NULL,
	"replacement_net_cents" integer,
	"prep_minutes" integer,
	"turnaround_minutes" integer,
	"pack_size" integer DEFAULT 1 NOT NULL,
	"watts" integer,
	"power_factor" integer DEFAULT 1000 NOT NULL,
	"phases" smallint DEFAULT 1 NOT NULL,
	"weight_grams" integer,
	"case_pieces" integer,
	"case_grams" integer,
	"case_length_mm" integer,
	"case_width_mm" integer,
	"case_height_mm" integer,
	"lifting" text DEFAULT 'none' NOT NULL,
	"electrical" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hire_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "hire_items_kind" CHECK ("hire_items"."kind" in ('bulk', 'serialised', 'kit')),
	CONSTRAINT "hire_items_lifting" CHECK ("hire_items"."lifting" in ('none', 'accessory', 'equipment', 'persons')),
	CONSTRAINT "hire_items_owned" CHECK ("hire_items"."owned" >= 0 and ("hire_items"."kind" <> 'kit' or "hire_items"."owned" = 0)),
	CONSTRAINT "hire_items_rate" CHECK ("hire_items"."day_rate_net_cents" >= 0 and ("hire_items"."kind" = 'kit' or "hire_items"."day_rate_net_cents" is not null)),
	CONSTRAINT "hire_items_vat_rate" CHECK ("hire_items"."vat_rate" between 0 and 10000),
	CONSTRAINT "hire_items_replacement" CHECK ("hire_items"."replacement_net_cents" >= 0),
	CONSTRAINT "hire_items_buffers" CHECK ("hire_items"."prep_minutes" >= 0 and "hire_items"."turnaround_minutes" >= 0),
	CONSTRAINT "hire_items_pack_size" CHECK ("hire_items"."pack_size" >= 1),
	CONSTRAINT "hire_items_power" CHECK ("hire_items"."watts" >= 0 and "hire_items"."power_factor" between 1 and 1000 and "hire_items"."phases" in (1, 3)),
	CONSTRAINT "hire_items_case" CHECK ("hire_items"."case_pieces" >= 1 and "hire_items"."case_grams" >= 0 and "hire_items"."weight_grams" >= 0)
);
--> statement-breakpoint
CREATE TABLE "hire_parts" (
	"kit_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "hire_parts_kit_id_item_id_pk" PRIMARY KEY("kit_id","item_id"),
	CONSTRAINT "hire_parts_quantity" CHECK ("hire_parts"."quantity" >= 1 and "hire_parts"."kit_id" <> "hire_parts"."item_id")
);
--> statement-breakpoint
CREATE TABLE "hire_substitutes" (
	"item_id" uuid NOT NULL,
	"substitute_id" uuid NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hire_substitutes_item_id_substitute_id_pk" PRIMARY KEY("item_id","substitute_id"),
	CONSTRAINT "hire_substitutes_other" CHECK ("hire_substitutes"."item_id" <> "hire_substitutes"."substitute_id")
);
--> statement-breakpoint
CREATE TABLE "hire_baskets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"waiver" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_hire_item_id_hire_items_id_fk" FOREIGN KEY ("hire_item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_case_id_assets_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."assets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_claims" ADD CONSTRAINT "hire_claims_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_claims" ADD CONSTRAINT "hire_claims_unit_number_assets_unit_number_fk" FOREIGN KEY ("unit_number") REFERENCES "public"."assets"("unit_number") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_shortages" ADD CONSTRAINT "hire_shortages_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_shortages" ADD CONSTRAINT "hire_shortages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_movements" ADD CONSTRAINT "fleet_movements_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_accessories" ADD CONSTRAINT "hire_accessories_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_accessories" ADD CONSTRAINT "hire_accessories_accessory_id_hire_items_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_items" ADD CONSTRAINT "hire_items_group_id_hire_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."hire_groups"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_items" ADD CONSTRAINT "hire_items_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_items" ADD CONSTRAINT "hire_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_items" ADD CONSTRAINT "hire_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_parts" ADD CONSTRAINT "hire_parts_kit_id_hire_items_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_parts" ADD CONSTRAINT "hire_parts_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_substitutes" ADD CONSTRAINT "hire_substitutes_item_id_hire_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_substitutes" ADD CONSTRAINT "hire_substitutes_substitute_id_hire_items_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."hire_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_baskets" ADD CONSTRAINT "hire_baskets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assets_serial" ON "assets" USING btree (lower("brand"),"serial_fold") WHERE "assets"."serial_fold" is not null;--> statement-breakpoint
CREATE INDEX "assets_hire_item" ON "assets" USING btree ("hire_item_id");--> statement-breakpoint
CREATE INDEX "assets_product" ON "assets" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "assets_case" ON "assets" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "assets_barcode" ON "assets" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "assets_serial_fold" ON "assets" USING btree ("serial_fold");--> statement-breakpoint
CREATE INDEX "hire_claims_item" ON "hire_claims" USING btree ("item_id","ends_at") WHERE "hire_claims"."state" in ('provisional', 'firm', 'out');--> statement-breakpoint
CREATE INDEX "hire_claims_live" ON "hire_claims" USING gist (tstzrange("starts_at", "ends_at")) WHERE "hire_claims"."state" in ('provisional', 'firm', 'out');--> statement-breakpoint
CREATE INDEX "hire_claims_out" ON "hire_claims" USING btree ("ends_at") WHERE "hire_claims"."state" = 'out' or ("hire_claims"."state" = 'firm' and "hire_claims"."kind" = 'maintenance');--> statement-breakpoint
CREATE INDEX "hire_claims_owner_id" ON "hire_claims" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "hire_claims_unit_number" ON "hire_claims" USING btree ("unit_number");--> statement-breakpoint
CREATE INDEX "hire_shortages_open" ON "hire_shortages" USING btree ("starts_at") WHERE "hire_shortages"."state" = 'open';--> statement-breakpoint
CREATE INDEX "hire_shortages_item" ON "hire_shortages" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "hire_shortages_owner_id" ON "hire_shortages" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "fleet_movements_item" ON "fleet_movements" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "hire_accessories_accessory" ON "hire_accessories" USING btree ("accessory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hire_groups_name" ON "hire_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "hire_items_code" ON "hire_items" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "hire_items_group" ON "hire_items" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "hire_items_category" ON "hire_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "hire_items_product" ON "hire_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "hire_items_picture" ON "hire_items" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "hire_parts_item" ON "hire_parts" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "hire_substitutes_substitute" ON "hire_substitutes" USING btree ("substitute_id");--> statement-breakpoint
ALTER TABLE "hire_claims" ADD CONSTRAINT "hire_claims_unit" EXCLUDE USING gist (int4range("unit_number", "unit_number", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("unit_number" is not null and "state" in ('firm', 'out'));
