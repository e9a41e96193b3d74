import { recordErasure } from "#app/features/backups/erasures.server.ts";
import {
  checkErasure,
  eraseCustomer,
  listIdentities,
} from "#app/features/customers/erase-customer.server.ts";
import { removeAttachmentFiles } from "#app/features/enquiries/attachments/remove-attachment-files.server.ts";
import { listUnpaidOrdersOf } from "#app/features/orders/list-unpaid-orders.server.ts";
import { cancelUnpaidOrders } from "#app/features/payments/cancel-unpaid-orders.server.ts";
import { withDeadline } from "#app/features/payments/providers.server.ts";
import { forgettingOf } from "#app/http/auth/forgetting.server.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import { customerAction } from "#app/routes/admin/customer/customer-actions.server.ts";

export { ActionRoute as default } from "#app/http/action-route.tsx";

/**
 * Ends orders that wait for their money, then erases the customer whose address was typed. Refused while a payment
 * provider cannot be reached to end one.
 */
export const action = customerAction(
  { action: "erasure", flash: "customer-erased", path: adminPath("/admin/customers") },
  async ({ app, db, id, actorId, now, field }) => {
    const asked = { id, email: field("email"), actorId };
    const allowed = await checkErasure(db, asked);
    if (!allowed.ok) return allowed;
    const { userIds, emails } = await listIdentities(db, id);
    const waiting = await listUnpaidOrdersOf(db, { userIds, emails });
    const paying = withDeadline(app);
    const reason = "customer-erased";
    const ended = await cancelUnpaidOrders(paying, waiting, { to: "cancelled", actorId, reason });
    if (!ended.ok) return ended;
    const erased = await eraseCustomer(db, asked, await forgettingOf(app, now));
    if (!erased.ok) return erased;
    await recordErasure(app, { ids: [id, ...userIds], emails });
    await removeAttachmentFiles(app.config, erased.value.files);
    return erased;
  },
);
