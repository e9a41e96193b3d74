import type { Message } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/admin/mail.ts";
import type { MailState } from "../mail.ts";

/** How each state is named and lit. */
export const MAIL_STATE_MESSAGES: Readonly<
  Record<MailState, { readonly word: Message; readonly lamp: "ok" | "warn" | "off" | "fault" }>
> = {
  queued: { word: m.queued, lamp: "warn" },
  sent: { word: m.sent, lamp: "ok" },
  kept: { word: m.kept, lamp: "off" },
  failed: { word: m.failed, lamp: "fault" },
};
