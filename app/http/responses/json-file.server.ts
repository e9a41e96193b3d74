import { NO_STORE } from "#app/http/headers/private-headers.ts";

/** What is stored about a person as a JSON file, to be saved under `name`. */
export function jsonFile(content: object, name: string): Response {
  return new Response(JSON.stringify(content, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      ...NO_STORE,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
