import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { type Context, requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { jsonFile } from "#app/http/responses/json-file.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as account from "#app/i18n/messages/account/account.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/data.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const meta = titleMeta(account.dataTitle);

/** The button's post is answered with the file itself, which only middleware can do on a page's address. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method !== "POST") return next();
    return jsonFile(await readEverything(context), "itsshowtime-data.json");
  },
];

export const loader = () => null;

/** Never reached; without it a post would be refused before the middleware. */
export const action = () => null;

async function readEverything(context: Context) {
  const { db, clock } = context.get(appContext);
  const viewer = await requireViewer(context);
  return { exportedAt: clock.now(), ...(await readAccountData(db, viewer)) };
}

export default function DataPage() {
  const t = useT();
  return (
    <section className="prose stack-4 items-start">
      <CompanionHeading level={1} of={account.dataTitle} className="step-2" />
      <p>{t(account.dataText)}</p>
      <form method="post">
        <SubmitButton>{t(account.download)}</SubmitButton>
      </form>
      <p className="muted">{t(account.deleteText)}</p>
      <ButtonLink variant="outline" href={localeHref(useLocale(), "/account/delete")}>
        {t(account.deleteTitle)}
      </ButtonLink>
    </section>
  );
}
