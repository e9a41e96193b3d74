/** Alive: answers as long as the process does, whatever happens to the database. */
export function loader(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
