/** A reading thread for which some texts never end, or need more memory than there is. */
import { sanitizeDescription } from "#app/features/catalog/product/sanitize-description.server.ts";
import { serveReading } from "#app/features/imports/reading/serve-reading.server.ts";

serveReading((html) => {
  if (html.includes("ENDLESS")) for (;;);
  if (html.includes("HUGE")) for (const hoard: object[] = []; ; ) hoard.push({ hoard: [...hoard] });
  return sanitizeDescription(html);
});
