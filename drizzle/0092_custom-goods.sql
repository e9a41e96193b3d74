CREATE TABLE "hire_custom_goods" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"hire_id" uuid NOT NULL,
	"prepped" integer DEFAULT 0 NOT NULL,
	"out" integer DEFAULT 0 NOT NULL,
	"back" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "hire_custom_goods_counts" CHECK ("hire_custom_goods"."prepped" >= 0 and "hire_custom_goods"."out" >= 0 and "hire_custom_goods"."back" >= 0 and "hire_custom_goods"."missing" >= 0 and "hire_custom_goods"."damaged" between 0 and "hire_custom_goods"."back" and "hire_custom_goods"."back" + "hire_custom_goods"."missing" <= "hire_custom_goods"."out")
);
--> statement-breakpoint
ALTER TABLE "hire_lines" ADD COLUMN "service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_quote_lines" ADD COLUMN "service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_scans" ADD COLUMN "line_id" uuid;--> statement-breakpoint
ALTER TABLE "hire_custom_goods" ADD CONSTRAINT "hire_custom_goods_line_id_hire_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."hire_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hire_custom_goods" ADD CONSTRAINT "hire_custom_goods_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hire_custom_goods_hire" ON "hire_custom_goods" USING btree ("hire_id");--> statement-breakpoint
ALTER TABLE "hire_scans" ADD CONSTRAINT "hire_scans_line_id_hire_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."hire_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hire_scans_line" ON "hire_scans" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "hire_quote_lines" ADD CONSTRAINT "hire_quote_lines_service" CHECK ("hire_quote_lines"."kind" = 'custom' or not "hire_quote_lines"."service");