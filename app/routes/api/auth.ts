import { passToAuth } from "#app/http/auth/auth-request.server.ts";
import type { Route } from "./+types/auth.ts";

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return passToAuth(context, request);
}

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return passToAuth(context, request);
}
