import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import type { UploadFault } from "../media.ts";

/** Why a file was refused, in one sentence that says what to do. */
export const UPLOAD_FAULTS: Readonly<Record<UploadFault, Message>> = {
  empty: messages.empty,
  "too-large": messages.tooLarge,
  "not-a-picture": messages.notAPicture,
  "active-content": messages.activeContent,
  "too-many-pixels": messages.tooManyPixels,
  shape: messages.shape,
  damaged: messages.damaged,
  "storage-away": messages.storageAway,
};
