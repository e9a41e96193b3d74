import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/admin/mail.ts";
import type { Lamp } from "#app/ui/tag.tsx";
import type { MailState } from "../mail.ts";

/** How each state is named and lit. */
export const MAIL_STATE_MESSAGES: Readonly<
  Record<MailState, { readonly label: Message; readonly lamp: Lamp }>
> = {
  queued: { label: messages.queued, lamp: "warn" },
  sent: { label: messages.sent, lamp: "ok" },
  kept: { label: messages.kept, lamp: "off" },
  failed: { label: messages.failed, lamp: "fault" },
};
