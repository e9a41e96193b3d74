import { Link, Section, Text } from "@react-email/components";
import { inTransaction } from "#app/db/client.server.ts";
import type { Period } from "#app/features/claims/claims.ts";
import { LINK, MESSAGE, PARAGRAPH } from "#app/features/mail/emails/styles.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import {
  type HireRequestContext,
  storeHireRequest,
  type TooOften,
} from "#app/features/quotes/public/store-hire-request.server.ts";
import { staffAddress } from "#app/features/settings/mail-context.server.ts";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { formatDayTime } from "#app/i18n/dates.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-page.ts";
import { type Result, refuse } from "#app/lib/result.ts";
import { checkDates } from "../dates/check-dates.server.ts";
import { type DatesAnswer, datesReply } from "../dates/dates-text.ts";
import { takesDateRequests, takesRequests } from "../hire-states.ts";
import type { HireView } from "../hires.ts";
import { lockHire } from "../transition-hire.server.ts";
import type { PageRequest } from "./hire-answer.ts";
import { REQUEST_KIND_WORDS } from "./hire-state-words.ts";

/** The hire was cancelled or closed meanwhile; "returned": its gear is back, and other dates are asked for. */
interface HireOver {
  readonly kind: "over" | "returned";
}

interface HireAsk {
  readonly hire: Pick<HireView, "id" | "state" | "number" | "name" | "email" | "lines">;
  readonly kind: PageRequest;
  readonly text: string;
  /** Wanted collection and return; null for a fault. */
  readonly period: Period | null;
  /** The form's idempotency key: the same form sent twice is one request. */
  readonly postKey: string;
}

/**
 * Stores what a customer asks for about a hire and writes to staff, once for each form. The hire itself stays. Refused
 * for one that was cancelled or closed since its page was read; other dates, also for one whose gear is back.
 */
export async function requestOfHire(
  context: HireRequestContext,
  ask: HireAsk,
): Promise<Result<void, TooOften | HireOver>> {
  const { hire, kind, text, period, postKey } = ask;
  const free = period && (await checkDates(context.db, hire, { period, now: context.clock.now() }));
  const dates = { startsAt: period?.from ?? null, endsAt: period?.to ?? null };
  const mail = await renderStaffMail(context, ask, free);
  const request = {
    limit: "hire-request",
    row: { hireId: hire.id, kind, text, postKey, ...dates },
    audit: { action: "hire.requested", subjectId: hire.id, details: { number: hire.number, kind } },
    mail,
  } as const;
  return inTransaction(context.db, async (tx) => {
    const locked = await lockHire(tx, hire.id);
    if (!locked || !takesRequests(locked.state)) return refuse({ kind: "over" });
    if (kind !== "fault" && !takesDateRequests(locked.state)) return refuse({ kind: "returned" });
    return storeHireRequest({ ...context, db: tx }, request);
  });
}

async function renderStaffMail(
  { db, config }: Pick<HireRequestContext, "db" | "config">,
  { hire, kind, text, period }: HireAsk,
  free: DatesAnswer | null,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  const recipient = staffAddress(config, company);
  const subject = format("en", messages.staffRequestSubject, {
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
            {format("en", messages.wanted, {
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
