import { and, eq, notInArray } from "drizzle-orm";
import { orders } from "#app/db/schema/shop/orders.ts";
import { GIVEN_UP } from "#app/features/orders/enums.ts";

/**
 * Orders that count as uses of their code, and as earlier orders of their customer. One that expired or was cancelled
 * counts no more, without anything being written for it; one that was refunded still does.
 */
export const COUNTED_ORDERS = and(eq(orders.kind, "sale"), notInArray(orders.state, [...GIVEN_UP]));
