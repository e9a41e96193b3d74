import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/import-desk.ts";
import type { MissingReason } from "./pictures.ts";

/** Why a picture is missing, in words. */
export const REASONS: Readonly<Record<MissingReason, Message>> = {
  "no-address": words.whyNoAddress,
  "not-https": words.whyNotHttps,
  credentials: words.whyCredentials,
  port: words.whyPort,
  "private-address": words.whyPrivate,
  "not-found-host": words.whyNoHost,
  "too-many-redirects": words.whyRedirects,
  "too-large": words.whyTooLarge,
  "too-slow": words.whyTooSlow,
  compressed: words.whyCompressed,
  refused: words.whyRefused,
  gone: words.whyGone,
  unreachable: words.whyUnreachable,
  "server-error": words.whyServerError,
  empty: words.whyNoPicture,
  "not-a-picture": words.whyNoPicture,
  "active-content": words.whyNoPicture,
  "too-many-pixels": words.whyPixels,
  shape: words.whyShape,
  damaged: words.whyDamaged,
  "storage-away": words.whyStorageAway,
};
