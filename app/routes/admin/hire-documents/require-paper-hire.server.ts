import type { HireView } from "#app/features/hires/hires.ts";
import { getHire } from "#app/features/hires/queries.server.ts";
import type { ActionArgs } from "#app/http/actions/action-args.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { LOCALES, type Locale } from "#app/i18n/locale.ts";
import { isId } from "#app/lib/ids.ts";

/** The hire of a paper, the time, and the language that `?language=` names; null where it names none. 404 without one. */
export async function requirePaperHire({ request, params, context }: ActionArgs) {
  const { db, clock } = context.get(appContext);
  const now = clock.now();
  const hire: HireView | null = isId(params.id) ? await getHire(db, params.id, now) : null;
  if (!hire) throw notFound();
  return { db, hire, now, language: readLanguage(request) };
}

export function readLanguage(request: Request): Locale | null {
  const language = new URL(request.url).searchParams.get("language") ?? "";
  return LOCALES.find((locale) => locale === language) ?? null;
}
