import type { RouterContextProvider } from "react-router";
import { can } from "#app/features/identity/permissions.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { Cents } from "#app/lib/money.ts";
import { appContext } from "../context.server.ts";
import { requireViewer } from "./guards.server.ts";

/** What the viewer may give back for one order or hire, including VAT; null: any sum. */
export async function refundLimitOf(context: Readonly<RouterContextProvider>): Promise<Cents | null> {
  const { roles } = await requireViewer(context);
  if (can(roles, "refunds.unlimited")) return null;
  return (await getSettings(context.get(appContext).db)).trade.salesRefundLimit;
}
