import { Link, Section, Text } from "@react-email/components";
import type { Config } from "#app/config.server.ts";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { hireRequests } from "#app/db/schema/hire/hires.ts";
import { addAuditEntry } from "#app/features/audit/add-audit-entry.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import {
  type AttemptRule,
  countAttempt,
  networkKey,
} from "#app/features/identity/sign-in/attempt-limits.server.ts";
import { LINK, MESSAGE, PARAGRAPH } from "#app/features/mail/emails/styles.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { staffAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { format } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/hire-page.ts";
import { newId } from "#app/lib/ids.ts";
import { ok, type Result, refuse } from "#app/lib/result.ts";
import { type Clock, HOUR_MS } from "#app/lib/time/clock.ts";
import { checkDates } from "../dates/check-dates.server.ts";
import { type DatesAnswer, datesReply } from "../dates/dates-text.ts";
import type { HireView } from "../hires.ts";
import type { PageRequest } from "./hire-answer.ts";
import { REQUEST_KIND_WORDS } from "./hire-state-words.ts";

/** The most requests of one network in an hour. */
const PER_NETWORK: AttemptRule = { max: 10, windowMs: HOUR_MS };

interface RequestContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: Clock;
  readonly clientAddress: string;
}

interface HireAsk {
  readonly hire: Pick<HireView, "id" | "state" | "number" | "name" | "email" | "lines">;
  readonly kind: PageRequest;
  readonly text: string;
  /** Wanted collection and return; null for a fault. */
  readonly period: Period | null;
  /** The form's own mark: the same form sent twice is one request. */
  readonly postKey: string;
}

/** Stores what a customer asks for about a hire and writes to staff, once for each form. The hire itself stays. */
export async function requestOfHire(
  { db, config, clock, clientAddress }: RequestContext,
  ask: HireAsk,
): Promise<Result<void, { readonly kind: "too-often" }>> {
  const { hire, kind, text, period, postKey } = ask;
  const now = clock.now();
  const free = period && (await checkDates(db, hire, { period, now }));
  const mail = await renderStaffMail({ db, config }, ask, free);
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .insert(hireRequests)
      .values({
        id: newId(),
        hireId: hire.id,
        kind,
        text,
        postKey,
        createdAt: now,
        startsAt: period?.from ?? null,
        endsAt: period?.to ?? null,
      })
      .onConflictDoNothing({ target: hireRequests.postKey })
      .returning({ id: hireRequests.id });
    if (stored.length === 0) return ok(undefined);
    const { allowed } = await countAttempt(tx, networkKey("hire-request", clientAddress), PER_NETWORK, now);
    if (!allowed) return refuse({ kind: "too-often" });
    await addAuditEntry(tx, {
      actorId: null,
      action: "hire.requested",
      subjectId: hire.id,
      details: { number: hire.number, kind },
    });
    await queueMail(tx, mail, { messageIdHost: new URL(config.origin).hostname });
    return ok(undefined);
  });
}

async function renderStaffMail(
  { db, config }: Pick<RequestContext, "db" | "config">,
  { hire, kind, text, period }: HireAsk,
  free: DatesAnswer | null,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const recipient = staffAddress(config, company);
  const subject = format("en", m.staffRequestSubject, {
    number: hire.number,
    name: hire.name,
    kind: format("en", REQUEST_KIND_WORDS[kind]),
  });
  return renderMail({
    kind: "hire-request",
    locale: "en",
    subjectType: "hire",
    subjectId: hire.id,
    recipient,
    replyTo: hire.email,
    sender: company,
    origin: config.origin,
    subject,
    body: (
      <Section>
        {period && (
          <Text style={PARAGRAPH}>
            {format("en", m.wanted, {
              from: formatDayTime("en", period.from),
              to: formatDayTime("en", period.to),
            })}
          </Text>
        )}
        {free && <Text style={PARAGRAPH}>{datesReply("en", free).text}</Text>}
        {text !== "" && <Text style={MESSAGE}>{text}</Text>}
        <Text style={PARAGRAPH}>
          <Link href={`${config.origin}/admin/hire/hires/${hire.id}`} style={LINK}>
            {subject}
          </Link>
        </Text>
      </Section>
    ),
  });
}
