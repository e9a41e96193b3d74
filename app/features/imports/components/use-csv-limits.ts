import { fileTooLarge } from "#app/i18n/messages/catalog-admin/import-files.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { IMPORT_LIMITS, megabytesOf } from "../report/import-report.ts";

/** The attributes of the file field of an import, by which the page refuses a file that is too large before it is sent. */
export function useCsvLimits() {
  const t = useT();
  const largest = IMPORT_LIMITS.fileBytes;
  return {
    "data-largest": largest,
    "data-largest-text": t(fileTooLarge, { megabytes: megabytesOf(largest) }),
  };
}
