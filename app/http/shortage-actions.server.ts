import { data, type RouterContextProvider } from "react-router";
import type { SubhireAnswer } from "#app/features/hires/shortages.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { redirectWith } from "#app/http/flash.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { postedForm } from "#app/http/posted-form.server.ts";
import { isId } from "#app/lib/ids.ts";
import type { Result } from "#app/lib/result.ts";

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id: string };
}

export interface ShortageForm {
  readonly field: (name: string) => string;
  /** The shortage or hire, what the page showed of it, and who acts. */
  readonly who: { readonly id: string; readonly seen: number; readonly actorId: string };
}

/**
 * The action of a resource of a shortage or of a hire's sub-hires: runs `change`, then redirects to the page. When it is
 * refused, the page says why, with what was typed.
 */
export async function changeShortage(
  { request, context, params }: ActionArgs,
  page: string,
  change: (input: ShortageForm) => Promise<Result<unknown, { readonly kind: string }>>,
) {
  if (!isId(params.id)) throw notFound();
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const field = (name: string) => (form.get(name) ?? "").trim().slice(0, 500);
  const outcome = await change({ field, who: { id: params.id, seen: Number(field("seen")), actorId } });
  if (outcome.ok) throw redirectWith(context, page, "hire-changed");
  const { kind } = outcome.error;
  if (kind === "not-found") throw notFound();
  const sent = Object.fromEntries([...form.keys()].map((name) => [name, field(name)]));
  const answer: SubhireAnswer = { subject: params.id, kind, sent };
  return data(answer, { status: kind === "changed-meanwhile" ? 409 : 422 });
}
