import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/admin/mail.ts";
import type { MailState } from "../mail.ts";

/** How each state is named and lit. */
export const MAIL_STATE_MESSAGES: Readonly<
  Record<MailState, { readonly label: Message; readonly lamp: "ok" | "warn" | "off" | "fault" }>
> = {
  queued: { label: m.queued, lamp: "warn" },
  sent: { label: m.sent, lamp: "ok" },
  kept: { label: m.kept, lamp: "off" },
  failed: { label: m.failed, lamp: "fault" },
};
