import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire/rider.ts";
import type { RiderFault } from "./rider.ts";

/** Why a rider is not read, in one sentence. */
export function riderFaultText(locale: Locale, fault: RiderFault): string {
  switch (fault.kind) {
    case "empty":
      return format(locale, messages.empty);
    case "too-large":
      return format(locale, messages.tooLarge);
    case "encoding":
      return format(locale, messages.encoding);
    case "too-many-lines":
      return format(locale, messages.tooManyLines, { lines: fault.lines });
  }
}
