ALTER TABLE "refund_lines" DROP CONSTRAINT "refund_lines_quantity";--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" >= 0);