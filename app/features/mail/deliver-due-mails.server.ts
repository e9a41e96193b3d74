import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, lte } from "drizzle-orm";
import { describeDbError } from "#app/db/errors.server.ts";
import { outboxMails } from "#app/db/schema/system/mail.ts";
import { claimDue, endLease, holdingLease, type Queue, retryTime } from "#app/features/jobs/lease.server.ts";
import type { WorkContext } from "#app/features/jobs/work-context.server.ts";
import { sendOverSmtp } from "#app/integrations/smtp/send-over-smtp.server.ts";
import type { SmtpServer } from "#app/integrations/smtp/smtp-connections.server.ts";
import { SECOND_MS } from "#app/lib/time/clock.ts";
import { isMailGivenUp, MAIL_WAITS } from "./delivery.ts";
import { readMailFiles } from "./read-mail-files.server.ts";

/** Mails under way at the same time; a mail server that hangs holds up this many and no more. */
const AT_ONCE = 4;

type OutboxMail = typeof outboxMails.$inferSelect;

export const MAIL_QUEUE: Queue<typeof outboxMails> = {
  table: outboxMails,
  dueAt: outboxMails.nextAttemptAt,
  open: eq(outboxMails.state, "queued"),
  waits: MAIL_WAITS,
};

interface Delivery {
  readonly stopped?: () => boolean;
  /** Parts of the server's description that differ from the configuration; tests shorten the limits. */
  readonly server?: Partial<SmtpServer>;
}

/**
 * Sends every mail that is due, and returns how many were tried. Without a mail server, due mails become "kept":
 * they stay readable in the back office. A mail is sent at least once: a crash between the server's answer and
 * the mark in the database sends it again, with the same Message-ID.
 */
export async function deliverDueMails(
  ctx: WorkContext,
  { stopped = () => false, server }: Delivery = {},
): Promise<number> {
  const { smtpUrl, mailFrom, origin } = ctx.config;
  if (smtpUrl === undefined) return keepDueMails(ctx);
  const target = { url: smtpUrl, from: mailFrom, ownHost: new URL(origin).hostname, ...server };
  let tried = 0;
  let busy = 0;
  const next = claimTogether((limit) => claimDue(ctx.db, MAIL_QUEUE, { now: ctx.clock.now(), limit }), {
    // As many as can be sent at once: a mail that waits here with its lease could be sent by others.
    free: () => AT_ONCE - busy,
    stopped,
  });
  const lane = async () => {
    for (let mail = await next(); mail; mail = await next()) {
      busy += 1;
      tried += 1;
      await deliver(ctx, target, mail).finally(() => {
        busy -= 1;
      });
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const broken = lanes.find((result) => result.status === "rejected");
  if (broken) throw broken.reason;
  return tried;
}

async function keepDueMails({ db, clock }: WorkContext): Promise<number> {
  const kept = await db
    .update(outboxMails)
    .set({ state: "kept", leaseUntil: null })
    .where(and(eq(outboxMails.state, "queued"), lte(outboxMails.nextAttemptAt, clock.now())))
    .returning({ id: outboxMails.id });
  return kept.length;
}

/** Gives claimed rows one by one, undefined when none is due any more; callers that wait share one claim. */
function claimTogether<T>(
  claim: (most: number) => Promise<readonly T[]>,
  { free, stopped }: { readonly free: () => number; readonly stopped: () => boolean },
): () => Promise<T | undefined> {
  const claimed: T[] = [];
  let none = false;
  let flight: Promise<void> | undefined;
  const refill = async () => {
    const most = free();
    const rows = await claim(most);
    claimed.push(...rows);
    // Mails that become due meanwhile wake the worker again.
    none = rows.length < most;
  };
  return async () => {
    while (claimed.length === 0 && !none && !stopped()) {
      flight ??= refill().finally(() => {
        flight = undefined;
      });
      await flight;
    }
    return claimed.shift();
  };
}

async function deliver(ctx: WorkContext, server: SmtpServer, mail: OutboxMail): Promise<void> {
  const { db, clock, log } = ctx;
  const outcome = await holdingLease(ctx, MAIL_QUEUE, mail, async () => {
    const files = await readMailFiles(ctx.config, mail.files);
    if (!files.ok) return files.error;
    const message = { ...mail, date: mail.createdAt, language: mail.locale, attached: files.value };
    const result = await sendOverSmtp(server, message);
    if (result.kind === "sent") await markSent(ctx, mail.id);
    return result;
  });
  if (outcome.kind === "sent") return;
  const givenUp = isMailGivenUp(outcome.kind, mail.attempts);
  await endLease(db, MAIL_QUEUE, mail, {
    lastError: outcome.reason,
    ...(givenUp ? { state: "failed" } : { nextAttemptAt: retryTime(MAIL_QUEUE, mail, clock.now()) }),
  });
  const fields = { mail: mail.id, kind: mail.kind, attempt: mail.attempts, outcome: outcome.kind };
  if (givenUp) log.error(fields, "Mail given up");
  else log.warn(fields, "Mail not sent yet");
}

/** The mail is out, anyone who holds the row now. A database that is away for a moment must not cause a second sending. */
async function markSent({ db, clock, log }: WorkContext, id: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db
        .update(outboxMails)
        .set({ state: "sent", sentAt: clock.now(), leaseUntil: null, lastError: null })
        .where(and(eq(outboxMails.id, id), eq(outboxMails.state, "queued")));
      return;
    } catch (error) {
      if (attempt === 6) throw error;
      log.warn({ mail: id, error: describeDbError(error) }, "Mail sent but not marked yet");
      await sleep(2 ** attempt * SECOND_MS);
    }
  }
}
