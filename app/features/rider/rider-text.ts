import type { Locale } from "#app/i18n/locale.ts";
import { format } from "#app/i18n/message.ts";
import * as m from "#app/i18n/messages/hire/rider.ts";
import type { RiderFault } from "./rider.ts";

/** Why a rider is not read, in one sentence. */
export function riderFaultText(locale: Locale, fault: RiderFault): string {
  switch (fault.kind) {
    case "empty":
      return format(locale, m.empty);
    case "too-large":
      return format(locale, m.tooLarge);
    case "encoding":
      return format(locale, m.encoding);
    case "too-many-lines":
      return format(locale, m.tooManyLines, { lines: fault.lines });
  }
}
