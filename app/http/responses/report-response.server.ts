import type { Report } from "#app/features/assets/inspections/find-report.server.ts";
import { SECRET_ADDRESS } from "#app/http/headers/private-headers.ts";
import { UPLOAD_POLICY } from "#app/http/headers/security-headers.server.ts";

/** The report of an inspection: a picture of our own encoding to look at, or a PDF to save. Neither may do anything. */
export function reportResponse({ kind, bytes, name }: Report): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": kind === "pdf" ? "application/pdf" : "image/jpeg",
      "Content-Disposition": `${kind === "pdf" ? "attachment" : "inline"}; filename="${name}"`,
      "Content-Security-Policy": UPLOAD_POLICY,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Robots-Tag": "noindex",
      ...SECRET_ADDRESS,
    },
  });
}
