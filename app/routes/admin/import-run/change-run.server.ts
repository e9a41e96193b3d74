import { data } from "react-router";
import type { ImportAnswer } from "#app/features/imports/run/import-step.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { FormFields } from "#app/lib/form-fields.ts";
import { isId } from "#app/lib/ids.ts";

/** What an action of an import works with. */
export interface RunForm {
  readonly form: FormFields;
  readonly who: { readonly runId: string; readonly actorId: string };
}

/**
 * The action of an import's resource: runs `change`, which throws a redirect when it is done. What it returns is shown
 * on the import's page.
 */
export async function changeRun(
  { request, context, params }: ActionArgs,
  change: (input: RunForm) => Promise<ImportAnswer>,
) {
  if (!isId(params.id)) throw notFound();
  const { actorId, form } = await readPost({ request, context });
  const answer = await change({ form, who: { runId: params.id, actorId } });
  return data(answer, { status: statusOf(answer) });
}

function statusOf(answer: ImportAnswer): number {
  if (answer.kind === "dropped") return answer.untried.length > 0 ? 503 : 200;
  return answer.kind === "refused" ? 422 : 409;
}
