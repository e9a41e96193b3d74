import { data, Form, useNavigation } from "react-router";
import { MailDetail } from "#app/features/mail/components/mail-detail.tsx";
import { hasMailServer } from "#app/features/mail/mailed-flash.server.ts";
import { getMail } from "#app/features/mail/queries.server.ts";
import { retryMail } from "#app/features/mail/retry-mail.server.ts";
import { requireActor } from "#app/http/auth/require-actor.server.ts";
import { pagePolicy } from "#app/http/cache/page-policy.server.ts";
import { readAgainAfterConflict } from "#app/http/cache/read-again.ts";
import { appContext } from "#app/http/context.server.ts";
import { notFound } from "#app/http/not-found.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as mail from "#app/i18n/messages/admin/mail.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { isId } from "#app/lib/ids.ts";
import { AdminDetail } from "#app/ui/admin/admin-page.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { AlertBanner, Banner, DoneBanner } from "#app/ui/page/banner.tsx";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/mail-message.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  noindexMeta(loaderData?.message.subject ?? mail.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(appContext);
  const message = isId(params.id) ? await getMail(db, params.id) : null;
  if (!message) throw notFound();
  // The mail's own look is shown in a frame of this site.
  context.get(pagePolicy).frameOrigin = "'self'";
  return { message };
}

export async function action({ params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const { db, config, clock, actorId } = await requireActor(context);
  const result = await retryMail(db, { id: params.id, actorId, now: clock.now() });
  if (!result.ok) return data(result.error, { status: 409 });
  return { kind: hasMailServer(config) ? ("retried" as const) : ("no-server" as const) };
}

export const shouldRevalidate = readAgainAfterConflict;

export default function MailMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { message } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  const isUnsent = message.state === "failed" || message.state === "kept";
  const waits = message.html !== "" && !message.isWithdrawn && isUnsent;
  return (
    <AdminDetail
      back={{ to: adminPath("/admin/mail"), label: mail.title }}
      heading={message.subject}
      lang={message.locale}
    >
      {actionData && <Answer kind={actionData.kind} />}
      {waits && (
        <Form method="post">
          <SubmitButton variant="solid" busy={busy} busyText={t(mail.retrying)}>
            {t(message.state === "kept" ? mail.sendNow : mail.retry)}
          </SubmitButton>
        </Form>
      )}
      <MailDetail mail={message} />
    </AdminDetail>
  );
}

const REFUSALS = {
  "not-waiting": mail.notWaiting,
  "text-removed": mail.removed,
  withdrawn: mail.withdrawn,
} as const;

type AnswerKind = "retried" | "no-server" | keyof typeof REFUSALS;

function Answer({ kind }: { kind: AnswerKind }) {
  const t = useT();
  if (kind === "retried") return <DoneBanner>{t(mail.retried)}</DoneBanner>;
  if (kind === "no-server") return <Banner role="status">{t(mail.noServer)}</Banner>;
  return <AlertBanner>{t(REFUSALS[kind])}</AlertBanner>;
}
