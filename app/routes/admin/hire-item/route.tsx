import { data, Outlet } from "react-router";
import { BlockedPieces } from "#app/features/fleet/components/blocked-pieces.tsx";
import { ItemForm } from "#app/features/fleet/components/item-form.tsx";
import { ItemLedger } from "#app/features/fleet/components/item-ledger.tsx";
import { ItemResult } from "#app/features/fleet/components/item-result.tsx";
import { ItemMarks, ItemSide } from "#app/features/fleet/components/item-side.tsx";
import { UnitsTable } from "#app/features/fleet/components/units-list.tsx";
import { FRESH_ITEM, readItemValues } from "#app/features/fleet/items/item-form.ts";
import { saveItem } from "#app/features/fleet/items/save-item.server.ts";
import { unitsList } from "#app/features/fleet/list-queries.ts";
import { getItemAdmin, listItemChoices } from "#app/features/fleet/queries.server.ts";
import type { ReturnedWork } from "#app/features/fleet/returned-work.ts";
import { listUnits } from "#app/features/fleet/units/unit-queries.server.ts";
import { PickerLibrary } from "#app/features/media/components/media-picker.tsx";
import { FIRST_PAGE } from "#app/features/media/library.ts";
import { findMediaItems, listLibrary } from "#app/features/media/queries.server.ts";
import { useActionResult } from "#app/http/action-route.tsx";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { returnMergedForm } from "#app/http/forms/return-merged-form.server.ts";
import { idOrNew } from "#app/http/id-or-new.ts";
import { notFound } from "#app/http/not-found.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/fleet-admin/fleet.ts";
import * as unitMessages from "#app/i18n/messages/fleet-admin/fleet-units.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { readBase } from "#app/lib/forms/merge-values.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { useFlash } from "#app/ui/flash/flash-provider.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/route.ts";

export { ADMIN_PAGE as handle } from "#app/http/page-handle.ts";

export const shouldRevalidate = readAgainAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.item?.name ?? messages.newItem);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const id = idOrNew(params.id);
  const item = id === null ? null : await getItemAdmin(db, id);
  if (id !== null && !item) throw notFound();
  const unitsQuery = { ...unitsList.parse(new URLSearchParams()), item: params.id };
  const [choices, library, chosen, list] = await Promise.all([
    listItemChoices(db),
    listLibrary(db, FIRST_PAGE),
    findMediaItems(db, [item?.values.picture ?? ""].filter(Boolean)),
    item?.kind === "serialised" ? listUnits(db, unitsQuery, 500) : { units: [] },
  ]);
  return { item, choices, library: library.items, chosen, units: list.units };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const id = idOrNew(params.id);
  const { db, clock, actorId, form } = await readPost({ request, context });
  const saved = await saveItem(db, {
    id,
    values: readItemValues(form),
    base: readBase(form.get("base") ?? ""),
    actorId,
    now: clock.now(),
  });
  const { data: refused, init } = returnMergedForm(context, saved, {
    list: adminPath("/admin/hire/items"),
    done: (done) => [
      adminPath(`/admin/hire/items/${done.id}`),
      id ? { name: "hire-item-saved", parts: done.merged } : "hire-item-created",
    ],
  });
  const chosen = await findMediaItems(db, [refused.returned.values["picture"] ?? ""].filter(Boolean));
  return data({ ...refused, chosen }, init ?? {});
}

export default function HireItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, choices, library, chosen, units } = loaderData;
  const t = useT();
  const flash = useFlash()?.name;
  const refused = useActionResult<ReturnedWork>();
  const stored = item?.values ?? FRESH_ITEM;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/hire/items"), label: messages.items }}
      heading={item ? item.name : t(messages.newItem)}
      marks={item && <ItemMarks item={item} />}
    >
      <ItemResult />
      <div className="admin-entry">
        <div className="stack-6">
          <PickerLibrary value={library}>
            <ItemForm
              key={JSON.stringify(stored)}
              id={item?.id ?? null}
              stored={stored}
              returned={actionData?.returned}
              choices={choices}
              pictures={[...library, ...chosen, ...(actionData?.chosen ?? [])]}
              saved={flash === "hire-item-saved" || flash === "hire-item-created"}
              created={flash === "hire-item-created"}
            />
          </PickerLibrary>
          {item && <BlockedPieces itemId={item.id} blocks={item.blocked} refused={refused} />}
          {item && item.kind !== "kit" && (
            <ItemLedger key={item.movements[0]?.id} item={item} refused={refused} />
          )}
          {units.length > 0 && (
            <section className="admin-card" id="units">
              <h2>{t(unitMessages.unitsOf)}</h2>
              <UnitsTable units={units} columns={["serial", "barcode", "place", "state"]} />
            </section>
          )}
        </div>
        {item && <ItemSide item={item} units={units.length} refused={refused} />}
      </div>
      <Outlet />
    </AdminDetail>
  );
}
