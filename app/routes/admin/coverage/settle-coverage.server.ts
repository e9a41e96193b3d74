import { data } from "react-router";
import type { CoverageForm } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { SettledCoverage } from "#app/features/redirects/coverage/coverage-result.ts";
import type { PostArgs } from "#app/http/actions/action-args.ts";
import { isFixedPage } from "#app/http/cache/public-pages.ts";
import { readPost } from "#app/http/forms/read-post.server.ts";

/** Changes old addresses with what a form holds; the page shows how many, and what was refused. */
export async function settleCoverage(
  { request, context }: PostArgs,
  change: (asked: CoverageForm) => Promise<SettledCoverage | null>,
) {
  const { db, config, actorId, form } = await readPost({ request, context });
  const settled = await change({ db, actorId, origin: config.origin, isPage: isFixedPage, form });
  if (!settled) throw data(null, { status: 400 });
  const refused =
    (settled.kind === "accepted" && settled.refused.length > 0) ||
    (settled.kind === "reopened" && settled.kept.length > 0) ||
    (settled.kind === "read" && settled.unread.length > 0);
  return data(settled, { status: refused ? 422 : 200 });
}
