-- The log is kept for longer than what names the buyer, so that it holds neither what a bank's statement says nor tracking.
UPDATE "audit_log" SET "details" = "details" - 'reference' WHERE "action" = 'order.transfer-recorded';--> statement-breakpoint
UPDATE "audit_log" SET "details" = "details" - 'carrier' - 'trackingNumber' - 'trackingUrl' WHERE "action" = 'order.tracking-corrected';--> statement-breakpoint
UPDATE "bank_transfers" SET "reference" = ''
	WHERE "order_id" IN (SELECT "id" FROM "orders" WHERE "email" = 'removed@account.invalid');
