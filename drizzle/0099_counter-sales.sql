-- Goods sold at the counter since migration 0097 count as collected; what was refunded of them had left.
UPDATE "refund_lines" rl SET "unsent" = 0, "unsent_restocked" = 0 FROM "refunds" r
  JOIN "orders" o ON o."id" = r."order_id" AND o."at_counter" AND o."fulfilment" = 'collected'
  WHERE r."id" = rl."refund_id"
    AND NOT EXISTS (SELECT 1 FROM "order_lines" l WHERE l."order_id" = o."id" AND l."collected" > 0);--> statement-breakpoint
UPDATE "order_lines" l SET "collected" = l."quantity" FROM "orders" o
  WHERE o."id" = l."order_id" AND o."at_counter" AND o."fulfilment" = 'collected'
    AND NOT EXISTS (SELECT 1 FROM "order_lines" other WHERE other."order_id" = o."id" AND other."collected" > 0);
