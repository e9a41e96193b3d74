/** A PDF that a browser shows, saved under `name`. `headers` say who may keep it. */
export function pdfResponse(file: Buffer, name: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${name}"`,
      ...headers,
      "X-Content-Type-Options": "nosniff",
    },
  });
}
