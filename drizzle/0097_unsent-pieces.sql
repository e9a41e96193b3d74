ALTER TABLE "order_lines" ADD COLUMN "collected" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A collection took what was not refunded; where the order was refunded in full before, it took everything.
UPDATE "order_lines" l SET "collected" = CASE
    WHEN (SELECT sum(r."amount_cents") FROM "refunds" r
      WHERE r."order_id" = o."id" AND r."kind" = 'order' AND r."taken_at" <= o."completed_at") >= o."total_cents"
    THEN l."quantity"
    ELSE greatest(0, l."quantity" - (SELECT coalesce(sum(rl."quantity"), 0) FROM "refund_lines" rl
      JOIN "refunds" r ON r."id" = rl."refund_id"
      WHERE r."order_id" = o."id" AND rl."position" = l."position" AND r."kind" = 'order'
        AND (r."state" <> 'failed' OR r."taken_at" IS NOT NULL) AND r."created_at" <= o."completed_at"))
  END
  FROM "orders" o WHERE o."id" = l."order_id" AND o."fulfilment" = 'collected';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_collected" CHECK ("order_lines"."collected" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "unsent" integer;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD COLUMN "unsent_restocked" integer;--> statement-breakpoint
-- Each refund took pieces that were here at that time first: not dispatched, not collected, in no refund before it.
UPDATE "refund_lines" rl SET "unsent" = past."unsent" FROM (
  SELECT rl."refund_id", rl."position",
    least(rl."quantity", greatest(0, l."quantity"
      - CASE WHEN o."fulfilment" = 'collected' AND o."completed_at" <= r."created_at" THEN l."collected" ELSE 0 END
      - (SELECT coalesce(sum(pl."quantity"), 0) FROM "parcel_lines" pl JOIN "parcels" p ON p."id" = pl."parcel_id"
          WHERE p."order_id" = o."id" AND pl."position" = l."position" AND p."dispatched_at" <= r."created_at")
      - coalesce(sum(rl."quantity") OVER (PARTITION BY o."id", rl."position" ORDER BY r."created_at", r."id"
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS "unsent"
  FROM "refund_lines" rl
  JOIN "refunds" r ON r."id" = rl."refund_id" AND r."kind" = 'order' AND (r."state" <> 'failed' OR r."taken_at" IS NOT NULL)
  JOIN "orders" o ON o."id" = r."order_id"
  JOIN "order_lines" l ON l."order_id" = o."id" AND l."position" = rl."position") past
  WHERE past."refund_id" = rl."refund_id" AND past."position" = rl."position";--> statement-breakpoint
-- A refund that the provider never took on put nothing into stock.
UPDATE "refund_lines" SET "unsent" = coalesce("unsent", 0), "unsent_restocked" = least("restocked", coalesce("unsent", 0));--> statement-breakpoint
ALTER TABLE "refund_lines" ALTER COLUMN "unsent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ALTER COLUMN "unsent_restocked" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_unsent" CHECK ("refund_lines"."unsent" between 0 and "refund_lines"."quantity" and "refund_lines"."unsent_restocked" between 0 and "refund_lines"."unsent" and "refund_lines"."restocked" - "refund_lines"."unsent_restocked" between 0 and "refund_lines"."quantity" - "refund_lines"."unsent");
