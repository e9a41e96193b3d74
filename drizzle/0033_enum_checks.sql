-- The program never stored another value. A row that was edited by hand gets the default, and a role that grants nothing is removed.
UPDATE "users" SET "locale" = 'en' WHERE "locale" not in ('en', 'ga');--> statement-breakpoint
UPDATE "enquiries" SET "locale" = 'en' WHERE "locale" not in ('en', 'ga');--> statement-breakpoint
UPDATE "outbox_mails" SET "locale" = 'en' WHERE "locale" not in ('en', 'ga');--> statement-breakpoint
UPDATE "checkouts" SET "locale" = 'en' WHERE "locale" not in ('en', 'ga');--> statement-breakpoint
UPDATE "orders" SET "locale" = 'en' WHERE "locale" not in ('en', 'ga');--> statement-breakpoint
UPDATE "withdrawals" SET "locale" = 'en' WHERE "locale" not in ('en', 'ga');--> statement-breakpoint
DELETE FROM "user_roles" WHERE "role" <> 'admin';--> statement-breakpoint
UPDATE "import_pictures" SET "reason" = 'unreachable' WHERE "reason" not in ('no-address', 'not-https', 'credentials', 'port', 'private-address', 'not-found-host', 'too-many-redirects', 'too-large', 'too-slow', 'compressed', 'refused', 'gone', 'unreachable', 'server-error', 'empty', 'not-a-picture', 'active-content', 'too-many-pixels', 'shape', 'damaged', 'storage-away');--> statement-breakpoint
UPDATE "old_addresses" SET "reason" = null WHERE "reason" not in ('slug', 'number', 'former', 'sku', 'alike', 'perhaps', 'category', 'category-above', 'brand', 'tag', 'page');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_source" CHECK ("products"."source" in ('woocommerce', 'sample'));--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_subject_type" CHECK ("content_versions"."subject_type" in ('entry', 'words'));--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_cause" CHECK ("content_versions"."cause" in ('first', 'saved', 'restored', 'reset', 'schedule'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_locale" CHECK ("enquiries"."locale" in ('en', 'ga'));--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale" CHECK ("users"."locale" in ('en', 'ga'));--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_kept" CHECK ("import_changes"."kept" in ('changed', 'ordered'));--> statement-breakpoint
ALTER TABLE "import_pictures" ADD CONSTRAINT "import_pictures_reason" CHECK ("import_pictures"."reason" in ('no-address', 'not-https', 'credentials', 'port', 'private-address', 'not-found-host', 'too-many-redirects', 'too-large', 'too-slow', 'compressed', 'refused', 'gone', 'unreachable', 'server-error', 'empty', 'not-a-picture', 'active-content', 'too-many-pixels', 'shape', 'damaged', 'storage-away'));--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_status_before" CHECK ("stock_movements"."status_before" in ('in_stock', 'out_of_stock', 'on_backorder'));--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_series" CHECK ("invoice_counters"."series" in ('INV', 'CN'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_series" CHECK ("invoices"."series" in ('INV', 'CN'));--> statement-breakpoint
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_locale" CHECK ("outbox_mails"."locale" in ('en', 'ga'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_locale" CHECK ("checkouts"."locale" in ('en', 'ga'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_attention" CHECK ("orders"."attention" in ('paid-without-stock', 'paid-twice', 'payment-mismatch', 'refund-failed', 'disputed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_locale" CHECK ("orders"."locale" in ('en', 'ga'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('sandbox', 'stripe', 'invoice'));--> statement-breakpoint
ALTER TABLE "stripe_notices" ADD CONSTRAINT "stripe_notices_outcome" CHECK ("stripe_notices"."outcome" in ('settled', 'mismatch', 'noted', 'ignored'));--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_reason" CHECK ("old_addresses"."reason" in ('slug', 'number', 'former', 'sku', 'alike', 'perhaps', 'category', 'category-above', 'brand', 'tag', 'page'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_locale" CHECK ("withdrawals"."locale" in ('en', 'ga'));