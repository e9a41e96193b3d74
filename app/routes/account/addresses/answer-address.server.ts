import { data } from "react-router";
import type { AddressFaults, AddressValues } from "#app/features/addresses/addresses.ts";
import { type SaveAddressRefusal, saveAddress } from "#app/features/addresses/save-address.server.ts";
import { toAddressValues } from "#app/features/addresses/schema.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { localeHref, localeOf } from "#app/i18n/locale.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { PlainFlash } from "#app/ui/flash/flash.ts";

/** Why an address was not changed, and what was typed. */
export interface AddressAnswer {
  readonly kind: SaveAddressRefusal["kind"];
  readonly values: AddressValues;
  readonly faults: AddressFaults;
}

const STATUS = { invalid: 400, "too-many": 409, "not-found": 404 } as const;

/** The address that the route names, of the account that it has to belong to. */
export async function ownAddress({
  context,
  params,
}: PostArgs & { readonly params: { readonly id: string } }) {
  if (!isId(params.id)) throw notFound();
  const { db, actorId: userId } = await requireActor(context);
  return { db, address: { userId, id: params.id } };
}

/** Saves the form of an address of the account; a new one has no id. */
export async function saveForm(args: PostArgs, id: string | null) {
  const { db, actorId: userId } = await requireActor(args.context);
  const values = toAddressValues(await postedForm(args.request));
  const { deliveryZones: zones } = await getSettings(db);
  return answerAddress(args, "address-saved", await saveAddress(db, { userId, id, values, zones }), values);
}

/** Redirects to the list. A refusal shows the page again. */
export function answerAddress(
  { request, context }: PostArgs,
  flash: PlainFlash,
  done: Result<void, SaveAddressRefusal>,
  values: AddressValues = {},
) {
  const list = localeHref(localeOf(new URL(request.url).pathname), "/account/addresses");
  if (done.ok) return redirectWith(context, list, flash);
  const { kind } = done.error;
  const answer: AddressAnswer = { kind, values, faults: "faults" in done.error ? done.error.faults : {} };
  return data(answer, { status: STATUS[kind] });
}
