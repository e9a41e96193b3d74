import { readCustomerData } from "#app/features/customers/erase-customer.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { jsonFile } from "#app/http/responses/json-file.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Route } from "./+types/personal-data.ts";

/** Gives all that is stored about the customer, as a JSON file. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, clock, actorId } = await requireActor(context);
  const people = isId(params.id) ? await readCustomerData(db, { id: params.id, actorId }) : null;
  if (!people) return notFound();
  return jsonFile({ exportedAt: clock.now(), people }, "customer-data.json");
}
