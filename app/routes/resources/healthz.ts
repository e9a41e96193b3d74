import { NO_STORE } from "#app/http/headers/private-headers.ts";

/** Alive: answers as long as the process does, whatever happens to the database. */
export function loader(): Response {
  return Response.json({ status: "ok" }, { headers: NO_STORE });
}
