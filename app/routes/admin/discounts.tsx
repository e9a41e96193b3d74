import { DiscountsTable } from "#app/features/discounts/components/discounts-table.tsx";
import { discountStateAt } from "#app/features/discounts/discounts.ts";
import { discountValue, listDiscounts } from "#app/features/discounts/queries.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/orders-admin/discounts-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { AdminPage } from "#app/ui/admin/admin-page.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { FlashMessage } from "#app/ui/flash/flash-message.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/discounts.ts";

export const handle = { theme: "light", hydrate: true, footer: false } satisfies PageHandle;

export const meta: Route.MetaFunction = () => noindexMeta(messages.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const rows = await listDiscounts(db);
  const discounts = rows.map((row) => {
    const { id, code, startsAt, endsAt, uses, maxUses, given } = row;
    const state = discountStateAt(row, now);
    return { id, code, startsAt, endsAt, uses, maxUses, given, state, value: discountValue(row) };
  });
  return { discounts };
}

export default function DiscountsPage({ loaderData: { discounts } }: Route.ComponentProps) {
  const t = useT();
  return (
    <AdminPage
      title={messages.title}
      lead={messages.lead}
      actions={
        <ButtonRouteLink variant="solid" small to={adminPath("/admin/discounts/new")} data-key="n">
          {t(messages.newDiscount)}
        </ButtonRouteLink>
      }
    >
      <FlashMessage results={{ "discount-saved": messages.saved }} />
      {discounts.length === 0 ? (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <DiscountsTable discounts={discounts} />
      )}
    </AdminPage>
  );
}
