import { readAccountData } from "#app/features/identity/account/account-data.server.ts";
import { DATA_PARTS } from "#app/features/identity/data-parts.ts";
import { type Context, requireViewer } from "#app/http/auth/guards.server.ts";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { jsonFile } from "#app/http/responses/json-file.server.ts";
import { localeHref } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/account/account-data.ts";
import * as deletion from "#app/i18n/messages/account/deletion.ts";
import { useLocale, useT } from "#app/i18n/use-t.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";
import { titleMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/data.ts";

export const handle = { theme: "light", hydrate: false } satisfies PageHandle;

export const meta = titleMeta(messages.title);

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
      <CompanionHeading level={1} of={messages.title} className="step-2" />
      <p>{t(messages.text)}</p>
      <ul>
        {DATA_PARTS.map(({ label, lists }) => (
          <li key={lists[0]}>{t(label)}</li>
        ))}
      </ul>
      <form method="post">
        <SubmitButton>{t(messages.download)}</SubmitButton>
      </form>
      <p className="muted">{t(deletion.text)}</p>
      <ButtonLink variant="outline" href={localeHref(useLocale(), "/account/delete")}>
        {t(deletion.title)}
      </ButtonLink>
    </section>
  );
}
