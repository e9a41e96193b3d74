import { Link } from "react-router";
import * as words from "#app/i18n/messages/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { UploadResult } from "../library.ts";
import { PROBLEM_WORDS } from "./problem-words.ts";
import { Thumb } from "./thumb.tsx";

/** What became of each sent file. */
export function UploadResults({ results, failed }: { results: readonly UploadResult[]; failed: boolean }) {
  const t = useT();
  if (results.length === 0 && !failed) return null;
  return (
    <ul className="upload-results">
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results are only ever added at the end.
        <li key={index}>
          <Told result={result} />
        </li>
      ))}
      {failed && (
        <li>
          <Notice kind="fault">{t(words.failed)}</Notice>
        </li>
      )}
    </ul>
  );
}

function Told({ result }: { result: UploadResult }) {
  const t = useT();
  const file = result.filename;
  if (result.kind === "refused") {
    const problem = t(PROBLEM_WORDS[result.problem]);
    return <Notice kind="fault">{t(words.problemOf, { file, problem })}</Notice>;
  }
  return (
    <span className="upload-done">
      <Thumb picture={result.item.picture} />
      <span>{t(result.kind === "added" ? words.added : words.known, { file })}</span>
      <Link to={`/admin/media/${result.item.id}`} className="link">
        {t(words.describe)}
      </Link>
    </span>
  );
}
