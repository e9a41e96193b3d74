import type { Db } from "#app/db/client.server.ts";
import { format } from "#app/i18n/message.ts";
import { csvText } from "#app/lib/text/csv.ts";
import { PICTURE_REASONS } from "./picture-reasons.ts";
import { fileNameOf } from "./pictures.ts";
import { listMissingPictures } from "./run-pictures.server.ts";

/** The pictures that a run lacks, each with the name its file must have to be added by hand. */
export async function writePictureFile(db: Db, runId: string): Promise<string> {
  const missing = await listMissingPictures(db, runId);
  return csvText([
    ["File name", "Address", "Reason", "SKU", "Product"],
    ...missing.map(({ address, reason, sku, name }) => [
      fileNameOf(address),
      address,
      format("en", PICTURE_REASONS[reason ?? "unreachable"]),
      sku,
      name,
    ]),
  ]);
}
