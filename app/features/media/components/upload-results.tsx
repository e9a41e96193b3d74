import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { failures } from "#app/i18n/messages/ui/answers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Link } from "#app/ui/link.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import type { UploadResult } from "../library.ts";
import { Thumb } from "./thumb.tsx";
import { UPLOAD_FAULTS } from "./upload-faults.ts";
import type { FailedUpload } from "./upload-queue.ts";

/** The result of each uploaded file. */
export function UploadResults({
  results,
  failed,
}: {
  results: readonly UploadResult[];
  failed: FailedUpload | null;
}) {
  const t = useT();
  if (results.length === 0 && !failed) return null;
  return (
    <ul className="upload-results">
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results are only ever added at the end.
        <li key={index}>
          <UploadRow result={result} />
        </li>
      ))}
      {failed && (
        <li>
          <Banner kind="fault">
            {t(messages.failed, { files: failed.unsent.join(", "), reason: t(failures[failed.reason]) })}
          </Banner>
        </li>
      )}
    </ul>
  );
}

function UploadRow({ result }: { result: UploadResult }) {
  const t = useT();
  const file = result.filename;
  if (result.kind === "refused") {
    const fault = t(UPLOAD_FAULTS[result.fault]);
    return <Banner kind="fault">{t(messages.faultOf, { file, fault })}</Banner>;
  }
  return (
    <span className="upload-done">
      <Thumb thumb={result.item.thumb} />
      <span>{t(result.kind === "added" ? messages.added : messages.known, { file })}</span>
      <Link to={adminPath(`/admin/media/${result.item.id}`)} className="link">
        {t(messages.describe)}
      </Link>
    </span>
  );
}
