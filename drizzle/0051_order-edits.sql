ALTER TABLE "orders" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_refund_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "applied_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_credit_refund" ON "orders" USING btree ("credit_refund_id") WHERE "orders"."credit_refund_id" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit" CHECK ("orders"."credit_cents" between 0 and "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_applied" CHECK ("refunds"."applied_cents" between 0 and "refunds"."amount_cents");--> statement-breakpoint
-- An order that was added by an edit names the refund that pays a part of it.
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit_refund_id_refunds_id_fk" FOREIGN KEY ("credit_refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;
