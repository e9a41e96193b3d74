import { changeCell } from "#app/features/catalog-desk/bulk/change-cell.server.ts";
import { CELL_FIELDS, type CellAnswer } from "#app/features/catalog-desk/catalog-desk.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { isId } from "#app/lib/ids.ts";
import { type JsonResponse, jsonResponse } from "#app/lib/json-response.ts";
import type { Route } from "./+types/products-cell.ts";

/** Stores one cell of the table of products. */
export async function action({ request, context }: Route.ActionArgs): Promise<JsonResponse<CellAnswer>> {
  const { db, clock, actorId, form } = await readPost({ request, context });
  const text = (name: string) => (form.get(name) ?? "").toWellFormed();
  const field = CELL_FIELDS.find((known) => known === text("field"));
  const id = text("id");
  if (!field || !isId(id)) return new Response(null, { status: 400 });
  const cell = { id, field, seen: text("seen"), value: text("value").trim(), confirmed: form.confirmed() };
  return jsonResponse(await changeCell(db, { ...cell, actorId, now: clock.now() }));
}

export function loader(): Response {
  return notFound();
}
