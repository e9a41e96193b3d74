import { NO_STORE } from "#app/http/headers/private-headers.ts";

/** A file for a spreadsheet, to be saved under `name`. */
export function csvResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      ...NO_STORE,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
