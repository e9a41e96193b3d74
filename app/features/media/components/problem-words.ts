import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/media.ts";
import type { UploadProblem } from "../media.ts";

/** Why a file was refused, in one sentence that says what to do. */
export const PROBLEM_WORDS: Readonly<Record<UploadProblem, Message>> = {
  empty: words.empty,
  "too-large": words.tooLarge,
  "not-a-picture": words.notAPicture,
  "active-content": words.activeContent,
  "too-many-pixels": words.tooManyPixels,
  shape: words.shape,
  damaged: words.damaged,
  "storage-away": words.storageAway,
};
