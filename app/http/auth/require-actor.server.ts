import { appContext } from "../context.server.ts";
import { type Context, requireViewer } from "./guards.server.ts";

/** What features need, and the id of the person who acts, inside a guarded layout. */
export async function requireActor(context: Context) {
  const { id: actorId } = await requireViewer(context);
  return { ...context.get(appContext), actorId };
}
