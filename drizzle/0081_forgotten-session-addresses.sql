-- Sessions of before network addresses were no longer stored.
UPDATE "sessions" SET "ip_address" = NULL WHERE "ip_address" IS NOT NULL;
