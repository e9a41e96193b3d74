import type { PostArgs } from "../actions/action-args.ts";
import { requireActor } from "../auth/require-actor.server.ts";
import { postedForm } from "./posted-form.server.ts";

/** The posted form, with what features need and the id of the person who posts it. Throws as `postedForm` does. */
export async function readPost({ request, context }: PostArgs) {
  const actor = await requireActor(context);
  return { ...actor, form: await postedForm(request) };
}
