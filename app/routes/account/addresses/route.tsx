import { Outlet } from "react-router";
import { AddressBanner } from "#app/features/addresses/components/address-banner.tsx";
import { AddressForm } from "#app/features/addresses/components/address-form.tsx";
import { AddressList, RemoveAddress } from "#app/features/addresses/components/address-list.tsx";
import { listAddresses } from "#app/features/addresses/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/account/addresses.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { EmptyState } from "#app/ui/page/empty-state.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";
import { type AddressAnswer, saveForm } from "./answer-address.server.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta = titleMeta(messages.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const { searchParams: query } = new URL(request.url);
  const addresses = await listAddresses(db, viewer.id);
  const addressOf = (wanted: string | null) => addresses.find(({ id }) => id === wanted) ?? null;
  return {
    addresses,
    editing: addressOf(params.id ?? query.get("edit")),
    removing: addressOf(query.get("remove")),
    adding: query.has("add"),
    newName: viewer.name,
  };
}

/** Adds an address. */
export function action(args: Route.ActionArgs) {
  return saveForm(args, null);
}

export default function AddressesPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const answer = useActionResult<AddressAnswer>();
  const { addresses, editing, removing, adding, newName } = loaderData;
  const add = (
    <ButtonRouteLink variant="solid" to={localeHref(locale, "/account/addresses?add")}>
      {t(messages.add)}
    </ButtonRouteLink>
  );
  const values = answer?.values ?? editing ?? { name: newName };
  const list = addresses.length === 0 ? null : <AddressList addresses={addresses} />;
  return (
    <section className="stack-5">
      <CompanionHeading level={1} of={messages.title} className="step-2" />
      <AddressBanner refused={answer?.kind ?? null} />
      {editing || adding || answer?.kind === "invalid" ? (
        <AddressForm id={editing?.id ?? null} values={values} faults={answer?.faults ?? {}} />
      ) : removing ? (
        <RemoveAddress address={removing} />
      ) : list ? (
        <>
          <p className="muted">{t(messages.intro)}</p>
          {list}
          <p>{add}</p>
        </>
      ) : (
        <EmptyState title={t(messages.none)} action={add}>
          {t(messages.noneText)}
        </EmptyState>
      )}
      <Outlet />
    </section>
  );
}
