import { data } from "react-router";
import type { Db } from "#app/db/client.server.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { type AppContext, appContext } from "#app/http/context.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";
import type { ActionArgs } from "./action-args.ts";
import { statusOfRefusal } from "./refusal-status.ts";

type Params = Readonly<Record<string, string | undefined>>;
export interface ResourceArgs extends ActionArgs<Params> {
  /** The matched route, such as "/admin/orders/:id/refunds". */
  readonly pattern: string;
}

/** Characters of a field; what a person types by hand is shorter. */
const MAX_FIELD_LENGTH = 100_000;

/** What the action of a resource works with. */
export interface ResourceWork extends ResourceArgs {
  readonly app: AppContext;
  readonly db: Db;
  readonly now: Date;
  /** The resource that the address names. */
  readonly id: string;
  /** The account of the person who acts. */
  readonly actorId: string;
  /** The resource, the version that the page showed (0 where the form names none), and who acts. */
  readonly who: { readonly id: string; readonly version: number; readonly actorId: string };
  readonly form: FormFields;
  /** The question that the page asked was answered with yes. */
  readonly confirmed: boolean;
  /** A field's text with its line breaks, without blanks around it; empty where there is none. */
  readonly field: (name: string) => string;
}

/** The id in an address; null where it is none. */
const idIn = ({ id }: Params) => (isId(id) ? id : null);

/**
 * Reads the posted form. `named` gives the resource that the address names, its id unless said otherwise. Throws 404 for
 * an address that names none, and as `postedForm` does.
 */
export async function readWork(args: ResourceArgs, named = idIn): Promise<ResourceWork> {
  const { request, context } = args;
  const id = named(args.params);
  if (id === null) throw notFound();
  const { id: actorId } = await requireViewer(context);
  const app = context.get(appContext);
  const form = await postedForm(request);
  const field = (name: string) => form.lines(name);
  const who = { id, version: Number(field("version")), actorId };
  const now = app.clock.now();
  return { ...args, app, db: app.db, now, id, actorId, who, form, confirmed: form.confirmed(), field };
}

interface Destination {
  readonly path: string;
  /** Absent: the page itself shows the result. */
  readonly flash?: Flash | PlainFlash;
}

/** A refusal of a resource that is there. */
type Present<Refusal extends { readonly kind: string }> = Refusal & {
  readonly kind: Exclude<Refusal["kind"], "not-found">;
};

function isPresent<Refusal extends { readonly kind: string }>(refusal: Refusal): refusal is Present<Refusal> {
  return refusal.kind !== "not-found";
}

interface Answers<Done, Refusal extends { readonly kind: string }, Answer> {
  /** The resource that the address names; null: not found. Without it, the id of the address. */
  readonly named?: (params: Params) => string | null;
  /** A field may be as long as the body, as the description of a product is. */
  readonly isLong?: boolean;
  /** Where a change leads: the page, and what it says. */
  readonly done: (work: ResourceWork, value: Done) => Destination;
  /** Where a resource that is gone leads; without it, its address is not found. */
  readonly gone?: Destination;
  /** What the page shows of a refusal; `values` is what the form held, by field. */
  readonly refused: (
    refusal: Present<Refusal>,
    values: Readonly<Record<string, string>>,
    work: ResourceWork,
  ) => Answer | Promise<Answer>;
}

/**
 * The action of a resource: runs `change`, then redirects. When it is refused, the page is rendered with the reason and
 * what was typed; "not-found" is a 404 unless it leads somewhere, a field that is too long a 413.
 */
export function resourceAction<Done, Refusal extends { readonly kind: string }, Answer>(
  change: (work: ResourceWork) => Promise<Result<Done, Refusal>>,
  { named, isLong = false, done, gone, refused }: Answers<Done, Refusal, Answer>,
) {
  return async (args: ResourceArgs) => {
    const work = await readWork(args, named);
    const isTooLong = !isLong && [...work.form].some(([, text]) => text.length > MAX_FIELD_LENGTH);
    if (isTooLong) throw data(null, { status: 413 });
    const outcome = await change(work);
    if (outcome.ok) {
      const { path, flash } = done(work, outcome.value);
      throw redirectWith(work.context, path, flash);
    }
    const { error } = outcome;
    if (!isPresent(error)) throw gone ? redirectWith(work.context, gone.path, gone.flash) : notFound();
    const values = Object.fromEntries([...work.form.keys()].map((name) => [name, work.field(name)]));
    return data(await refused(error, values, work), { status: statusOfRefusal(error.kind) });
  };
}
