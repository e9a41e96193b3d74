import type { StoredMailFile } from "#app/db/schema/system/mail.ts";
import type { SmtpFile } from "#app/integrations/smtp/send-over-smtp.server.ts";
import type { SmtpOutcome } from "#app/integrations/smtp/smtp-outcome.ts";
import { type StorageConfig, uploadStorage } from "#app/integrations/storage/upload-storage.server.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";

/**
 * The files of a mail with their bytes. Refuses for good when one is gone, and for now when the storage does not
 * answer: a mail is not sent without a file that its text may name.
 */
export async function readMailFiles(
  config: StorageConfig,
  files: readonly StoredMailFile[],
): Promise<Result<readonly SmtpFile[], Exclude<SmtpOutcome, { readonly kind: "sent" }>>> {
  const storage = uploadStorage(config);
  const read: SmtpFile[] = [];
  for (const { file, name, type } of files) {
    const bytes = await storage.get(file).catch(() => undefined);
    if (bytes === undefined)
      return refuse({ kind: "unreachable", reason: "The storage of the attached files does not answer" });
    if (bytes === null) return refuse({ kind: "refused", reason: "An attached file is gone" });
    read.push({ name, type, bytes });
  }
  return ok(read);
}
