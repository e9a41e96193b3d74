import type { Db } from "#app/db/client.server.ts";
import { type ImportOptions, importProducts } from "#app/features/imports/run/import-products.server.ts";
import type { Clock } from "#app/lib/time/clock.ts";

/**
 * What staff answer most often: an export of WooCommerce with prices that include VAT, where a blank cell keeps what is
 * there.
 */
export const IMPORT_OPTIONS: ImportOptions = {
  fileName: "export.csv",
  actorId: null,
  source: "woocommerce",
  pricesIncludeVat: true,
  blank: "keep",
};

/** The lines as a file that begins with a byte order mark, as WooCommerce writes it. */
export const csv = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${lines.join("\n")}\n`);

/** Imports a file that is not refused; throws with the kind of refusal when it is. */
export async function importFile(
  work: { readonly db: Db; readonly clock: Clock },
  file: Uint8Array | AsyncIterable<Uint8Array>,
  options: Partial<ImportOptions> = {},
) {
  const outcome = await importProducts(work, file, { ...IMPORT_OPTIONS, ...options });
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}
