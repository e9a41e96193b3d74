import type { Db, Tx } from "#app/db/client.server.ts";
import type { OrderView } from "#app/features/orders/orders.ts";
import type { MailContext } from "#app/features/settings/mail-context.server.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import type { Cents } from "#app/lib/money.ts";
import type { RefundShare } from "./refunds/refunds.ts";

/** What happens in the transaction that makes an order paid, under the locks of its hire and the order. */
export type WhenPaid = (
  tx: Tx,
  paid: {
    readonly now: Date;
    /** The instant at which the money arrived, no later than `now`. */
    readonly receivedAt: Date;
    /** Number of its invoice or receipt. */
    readonly document: string;
  },
) => Promise<void>;

/**
 * What features above do for orders that are payments of a hire. Locks are taken in this order everywhere: quote or hire,
 * then order, then items by id, then units by number.
 */
export interface OrderKindHandlers {
  /** Locks the hire of an order, before the order itself is locked. */
  lockHire(tx: Tx, hireId: string): Promise<void>;
  /**
   * What of a sum that is given back of an order was paid too much for its hire, as the payments carried it: that order
   * first. The hire is locked.
   */
  shareOverpaid(
    tx: Tx,
    refund: { readonly hireId: string; readonly orderId: string; readonly amount: Cents; readonly now: Date },
  ): Promise<readonly RefundShare[]>;
  /** The page that a buyer who does not pay goes back to; null: that of the order. */
  pageOf(db: Db, order: OrderView): Promise<PagePath | null>;
  /** Runs before the transaction: renders the mails that may be due. */
  preparePaid(context: MailContext, order: OrderView, now: Date): Promise<WhenPaid>;
}
