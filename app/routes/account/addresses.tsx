import { data } from "react-router";
import { type AddressValues, toAddressStep } from "#app/features/addresses/addresses.ts";
import { makeDefaultAddress, removeAddress } from "#app/features/addresses/arrange-addresses.server.ts";
import { AddressBanner } from "#app/features/addresses/components/address-banner.tsx";
import { AddressForm } from "#app/features/addresses/components/address-form.tsx";
import { AddressList, RemoveAddress } from "#app/features/addresses/components/address-list.tsx";
import { listAddresses } from "#app/features/addresses/queries.server.ts";
import { saveAddress } from "#app/features/addresses/save-address.server.ts";
import { toAddressValues } from "#app/features/addresses/schema.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/addresses.ts";
import { Companion, useLocale, useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { ButtonRouteLink } from "#app/ui/button-route-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { pageTitle } from "#app/ui/page-title.ts";
import type { Route } from "./+types/addresses.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta({ location }: Route.MetaArgs) {
  return [{ title: pageTitle(messages.title, localeOf(location.pathname)) }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const { searchParams: asked } = new URL(request.url);
  const addresses = await listAddresses(db, viewer.id);
  const own = (name: string) => addresses.find(({ id }) => id === asked.get(name)) ?? null;
  return {
    addresses,
    editing: own("edit"),
    removing: own("remove"),
    adding: asked.has("add"),
    newName: viewer.name,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(appContext);
  const viewer = await requireViewer(context);
  const form = await postedForm(request);
  const id = form.get("id") ?? "";
  const step = toAddressStep(form.get("form"));
  const own = { userId: viewer.id, id };
  const values = toAddressValues(form);
  if (step === null || (id !== "" && !isId(id))) return refused("not-found", values);
  const done =
    step === "remove"
      ? await removeAddress(db, own)
      : step === "default"
        ? await makeDefaultAddress(db, own)
        : await saveAddress(db, {
            ...own,
            id: id || null,
            values,
            zones: (await getSettings(db)).deliveryZones,
          });
  if (!done.ok) return refused(done.error.kind, values, "faults" in done.error ? done.error.faults : {});
  const list = localeHref(localeOf(new URL(request.url).pathname), "/account/addresses");
  return redirectWith(context, list, RESULTS[step]);
}

const RESULTS = {
  save: "address-saved",
  remove: "address-removed",
  default: "default-address-changed",
} as const;

const STATUS = { invalid: 400, "too-many": 409, "not-found": 404 } as const;

function refused(kind: keyof typeof STATUS, values: AddressValues, faults = {}) {
  return data({ kind, values, faults }, { status: STATUS[kind] });
}

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const { addresses, editing, removing, adding, newName } = loaderData;
  const add = (
    <ButtonRouteLink variant="solid" to={localeHref(locale, "/account/addresses?add")}>
      {t(messages.add)}
    </ButtonRouteLink>
  );
  const values = actionData?.values ?? editing ?? { name: newName };
  const list = addresses.length === 0 ? null : <AddressList addresses={addresses} />;
  return (
    <section className="stack-5">
      <h1 className="step-2">
        {t(messages.title)} <Companion of={messages.title} />
      </h1>
      <AddressBanner refused={actionData?.kind ?? null} />
      {editing || adding || actionData?.kind === "invalid" ? (
        <AddressForm id={editing?.id ?? null} values={values} faults={actionData?.faults ?? {}} />
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
    </section>
  );
}
