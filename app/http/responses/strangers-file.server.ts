import { UPLOAD_POLICY } from "#app/http/headers/security-headers.server.ts";

interface StrangersFile {
  readonly kind: "pdf" | "photo";
  readonly bytes: Buffer;
  /** Its name when it is saved. */
  readonly name: string;
}

/**
 * A file that a stranger sent: a picture of our own encoding to look at, or a PDF to save. Neither may do anything.
 * `headers` say who may keep it.
 */
export function strangersFile(
  { kind, bytes, name }: StrangersFile,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": kind === "pdf" ? "application/pdf" : "image/jpeg",
      "Content-Disposition": `${kind === "pdf" ? "attachment" : "inline"}; filename="${name}"`,
      "Content-Security-Policy": UPLOAD_POLICY,
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Robots-Tag": "noindex",
      ...headers,
    },
  });
}
