import { data, type RouterContextProvider } from "react-router";
import type { CoverageForm } from "#app/features/redirects/coverage/change-coverage.server.ts";
import type { SettledCoverage } from "#app/features/redirects/coverage/coverage-result.ts";
import { requireViewer } from "#app/http/auth/guards.server.ts";
import { isFixedPage } from "#app/http/cache/public-pages.ts";
import { appContext } from "#app/http/context.server.ts";
import { postedForm } from "#app/http/forms/posted-form.server.ts";

interface ActionArgs {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** Changes old addresses with what a form holds; the page shows how many, and what was refused. */
export async function settleCoverage(
  { request, context }: ActionArgs,
  change: (asked: CoverageForm) => Promise<SettledCoverage | null>,
) {
  const { db, config } = context.get(appContext);
  const { id: actorId } = await requireViewer(context);
  const form = await postedForm(request);
  const settled = await change({ db, actorId, origin: config.origin, isPage: isFixedPage, form });
  if (!settled) throw data(null, { status: 400 });
  const refused =
    (settled.kind === "accepted" && settled.refused.length > 0) ||
    (settled.kind === "read" && settled.unread.length > 0);
  return data(settled, { status: refused ? 422 : 200 });
}
