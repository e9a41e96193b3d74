import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/hire-documents.ts";
import type { NoteKind } from "./documents.ts";

export const NOTE_TITLES: Readonly<Record<NoteKind, Message>> = {
  delivery: messages.deliveryNote,
  return: messages.returnNote,
};
