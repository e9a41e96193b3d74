ALTER TABLE "brands" ADD COLUMN "manufacturer_outside_eu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "manufacturer_outside_eu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "environmental_cost_cents" integer;