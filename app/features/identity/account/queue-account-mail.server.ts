import { eq } from "drizzle-orm";
import { type Db, inTransaction } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/identity.ts";
import type { SiteContext } from "#app/features/jobs/work-context.server.ts";
import type { RenderedMail } from "#app/features/mail/mail.ts";
import { queueMail } from "#app/features/mail/queue-mail.server.ts";
import { renderMail } from "#app/features/mail/render-mail.server.tsx";
import { getSettings } from "#app/features/settings/queries.server.ts";
import { type Locale, localeHref } from "#app/i18n/locale.ts";
import { format, type Message } from "#app/i18n/message.ts";
import * as authMails from "#app/i18n/messages/account/auth-mails.ts";
import type { MailKind } from "#app/i18n/messages/admin/mail-kinds.ts";
import type { PagePath } from "#app/i18n/page-path.ts";
import { addMs, MINUTE_MS } from "#app/lib/time/clock.ts";
import { AccountMail } from "../emails/account-mail.tsx";
import { getAccount } from "../queries.server.ts";
import { attemptKey, countAttempt, MAILS_PER_ADDRESS } from "../sign-in/attempt-limits.server.ts";

interface Recipient {
  readonly id: string;
  readonly email: string;
}

interface Addressed {
  /** The origin of the site, with which links begin. */
  readonly origin: string;
  readonly user: Recipient;
  readonly locale: Locale;
  readonly now: Date;
}

interface AccountMailMessages {
  readonly kind: MailKind;
  readonly subject: Message;
  readonly text: Message;
  /** Who invites, for an invitation. */
  readonly by?: string;
  readonly button: Message;
  readonly after?: Message;
  /** A path of this site; the mail holds it behind the configured origin, never behind a Host header. */
  readonly path: PagePath;
  /** Instead of "if you did not ask for this, nothing happens". */
  readonly notYou?: Message;
  /** True for news that the owner must get, however many mails strangers caused before. */
  readonly always?: boolean;
}

/** Queues the mail whose link confirms the address of a new account. */
export const mailConfirmLink = linkMail("/auth/confirm", {
  kind: "account-confirm",
  subject: authMails.mailConfirmSubject,
  text: authMails.mailConfirmText,
  button: authMails.mailConfirmButton,
  after: authMails.mailConfirmLife,
});

/** Queues the mail whose link lets the owner of the address choose a password: the first of an account not used yet. */
export function mailPasswordLink(
  db: Db,
  to: Addressed & { readonly user: { readonly emailVerified: boolean } },
  token: string,
): Promise<void> {
  return (to.user.emailVerified ? mailResetLink : mailFirstPasswordLink)(db, to, token);
}

/** Queues the mail whose link lets the owner of the address choose a new password. */
const mailResetLink = linkMail("/auth/reset", {
  kind: "account-reset",
  subject: authMails.mailResetSubject,
  text: authMails.mailResetText,
  button: authMails.mailResetButton,
  after: authMails.mailResetLife,
});

/**
 * Queues the mail of an account that no one has used yet, as of somebody invited who lost the invitation: its link lets
 * the owner of the address choose the first password.
 */
const mailFirstPasswordLink = linkMail("/auth/reset", {
  kind: "account-reset",
  subject: authMails.mailFirstSubject,
  text: authMails.mailFirstText,
  button: authMails.mailInviteButton,
  after: authMails.mailHourLife,
});

/**
 * Tells the owner of an account that somebody tried to sign up with its address; the page that asked is
 * told nothing. An account of the last minute gets no such mail: that is the same button pressed twice.
 */
export async function mailAccountExists(
  db: Db,
  to: Addressed & { readonly user: { readonly createdAt: Date } },
): Promise<void> {
  if (to.user.createdAt > addMs(to.now, -MINUTE_MS)) return;
  await queueAccountMail(db, to, {
    kind: "account-exists",
    subject: authMails.mailExistsSubject,
    text: authMails.mailExistsText,
    button: authMails.mailExistsButton,
    path: "/auth",
  });
}

/**
 * The mail whose link lets an invited person choose a password, and which says who invites. Rendered before the
 * transaction that queues it.
 */
export async function renderInvitation(
  db: Db,
  { actorId, origin, token }: { readonly actorId: string; readonly origin: string; readonly token: string },
  user: Recipient,
  locale: Locale,
): Promise<RenderedMail> {
  const path = linkPath("/auth/reset", token);
  const [actor] = await db.select({ name: users.name }).from(users).where(eq(users.id, actorId));
  return renderAccountMail(
    db,
    { origin, user, locale },
    {
      kind: "account-invitation",
      subject: authMails.mailInviteSubject,
      text: authMails.mailInviteText,
      ...(actor && { by: actor.name }),
      button: authMails.mailInviteButton,
      after: authMails.mailInviteLife,
      notYou: authMails.mailInviteNotYou,
      path,
    },
  );
}

/** Queues the mail to a new address whose link makes it the address of the account. */
export const mailChangeLink = linkMail("/auth/new-address", {
  kind: "account-new-address",
  subject: authMails.mailNewAddressSubject,
  text: authMails.mailNewAddressText,
  button: authMails.mailNewAddressButton,
  after: authMails.mailHourLife,
});

/**
 * The mail that tells the old address that the account has another one now; `user` holds the old address. It is queued
 * however many mails strangers caused before, in the transaction of the change.
 */
export function renderAddressChanged(
  db: Db,
  origin: string,
  user: Recipient,
  locale: Locale,
): Promise<RenderedMail> {
  return renderAccountMail(
    db,
    { origin, user, locale },
    {
      kind: "account-address-changed",
      subject: authMails.mailAddressChangedSubject,
      text: authMails.mailAddressChangedText,
      button: authMails.mailWriteToUs,
      path: "/contact",
      notYou: authMails.mailNotYouWrite,
    },
  );
}

/** Tells the owner that the password was changed from within the account. */
export function mailPasswordChanged(db: Db, to: Addressed): Promise<void> {
  return queueAccountMail(db, to, {
    kind: "account-password-changed",
    subject: authMails.mailPasswordChangedSubject,
    text: authMails.mailPasswordChangedText,
    button: authMails.mailResetButton,
    path: "/auth/forgot",
    notYou: authMails.mailNotYouReset,
    always: true,
  });
}

/**
 * Tells the owner that the login asks for a code now. Somebody else’s code would keep them out, with any password: they
 * write to us.
 */
export function mailSecondFactorAdded(db: Db, to: Addressed): Promise<void> {
  return queueAccountMail(db, to, {
    kind: "account-second-factor-added",
    subject: authMails.mailFactorAddedSubject,
    text: authMails.mailFactorAddedText,
    button: authMails.mailWriteToUs,
    path: "/contact",
    notYou: authMails.mailNotYouWrite,
    always: true,
  });
}

/** Tells the owner that the second factor was removed from within the account. */
export function mailSecondFactorRemoved(db: Db, to: Addressed): Promise<void> {
  return queueAccountMail(db, to, {
    kind: "account-second-factor-removed",
    subject: authMails.mailFactorRemovedSubject,
    text: authMails.mailFactorRemovedText,
    button: authMails.mailResetButton,
    path: "/auth/forgot",
    notYou: authMails.mailNotYouReset,
    always: true,
  });
}

/** Tells the owner that an admin or the command line removed the second factor: a job, whose payload holds the account. */
export async function mailSecondFactorRemovedByStaff(
  { db, config, clock }: SiteContext,
  userId: unknown,
): Promise<void> {
  const user = await getAccount(db, String(userId));
  if (!user) return;
  const to = { origin: config.origin, user, locale: user.locale, now: clock.now() };
  await queueAccountMail(db, to, {
    kind: "account-second-factor-removed",
    subject: authMails.mailFactorRemovedSubject,
    text: authMails.mailFactorRemovedByUsText,
    button: authMails.mailWriteToUs,
    path: "/contact",
    notYou: authMails.mailNotAskedWrite,
    always: true,
  });
}

/** Tells the owner that new recovery codes replaced the old ones. */
export function mailRecoveryCodes(db: Db, to: Addressed): Promise<void> {
  return queueAccountMail(db, to, {
    kind: "account-recovery-codes",
    subject: authMails.mailRecoveryCodesSubject,
    text: authMails.mailRecoveryCodesText,
    button: authMails.mailResetButton,
    path: "/auth/forgot",
    notYou: authMails.mailNotYouCodes,
    always: true,
  });
}

type LinkedPath = "/auth/confirm" | "/auth/reset" | "/auth/new-address";

/** A mail whose link holds a token behind a path. */
function linkMail(path: LinkedPath, words: Omit<AccountMailMessages, "path">) {
  return (db: Db, to: Addressed, token: string): Promise<void> =>
    queueAccountMail(db, to, { ...words, path: linkPath(path, token) });
}

function linkPath(path: LinkedPath, token: string): PagePath {
  return `${path}?${new URLSearchParams({ token })}`;
}

/**
 * Queues a mail to the person of an account. Over its limit of mails of one kind an address gets none of it, and no one is
 * told; what strangers can cause of one kind keeps no other back.
 */
async function queueAccountMail(db: Db, to: Addressed, words: AccountMailMessages): Promise<void> {
  if (!words.always && !(await mayBeMailed(db, words.kind, to))) return;
  const mail = await renderAccountMail(db, to, words);
  await inTransaction(db, (tx) => queueMail(tx, mail));
}

async function mayBeMailed(db: Db, kind: MailKind, { user, now }: Addressed): Promise<boolean> {
  const key = attemptKey(`mail-${kind}`, user.email);
  return (await countAttempt(db, key, MAILS_PER_ADDRESS, now)).allowed;
}

async function renderAccountMail(
  db: Db,
  { origin, user, locale }: Omit<Addressed, "now">,
  words: AccountMailMessages,
): Promise<RenderedMail> {
  const { company } = await getSettings(db);
  return renderMail({
    kind: words.kind,
    locale,
    sender: company,
    subject: format(locale, words.subject),
    recipient: user.email,
    subjectType: "user",
    subjectId: user.id,
    origin,
    body: AccountMail({
      // No name: it is free text of anyone who filled in the form, who need not own the address.
      greeting: format(locale, authMails.mailGreeting),
      text: words.by
        ? format(locale, authMails.mailInvitedBy, { name: words.by })
        : format(locale, words.text),
      button: format(locale, words.button),
      href: origin + localeHref(locale, words.path),
      after: words.after ? format(locale, words.after) : null,
      notYou: format(locale, words.notYou ?? authMails.mailNotYou),
    }),
  });
}
