import { propertiesOf } from "#app/lib/records.ts";
import { collapseSpaces } from "#app/lib/text/collapse-spaces.ts";

/**
 * The result of sending a mail.
 * - refused: the server said no for good (5xx); asking again gets the same answer.
 * - deferred: the server said not now (4xx).
 * - unreachable: no answer, a broken conversation, or a server that does not let us in. It may even have the mail.
 */
export type SmtpOutcome =
  | { readonly kind: "sent" }
  | { readonly kind: "refused" | "deferred" | "unreachable"; readonly reason: string };

/** 5xx answers about us rather than about the mail: wrong order of commands, and login required or failed. */
const ABOUT_THE_SESSION = new Set([503, 530, 534, 535, 538]);

/** Errors of the steps that concern one mail: MAIL, RCPT, DATA and the message itself. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

/** Characters of a reason that are kept. */
const MAX_REASON_LENGTH = 500;

/** Sorts an error of the SMTP library into what it means for the mail. */
export function outcomeOfError(error: unknown): SmtpOutcome {
  const { code, responseCode } = propertiesOf(error);
  const reason = collapseSpaces(error instanceof Error ? error.message : String(error)).slice(
    0,
    MAX_REASON_LENGTH,
  );
  const aboutTheMail = typeof code === "string" && ABOUT_THE_MAIL.has(code);
  if (typeof responseCode !== "number") {
    // Without an answer of the server, the library itself found the mail unsendable: too large, no valid address.
    return { kind: aboutTheMail ? "refused" : "unreachable", reason };
  }
  if (aboutTheMail && responseCode >= 500 && !ABOUT_THE_SESSION.has(responseCode))
    return { kind: "refused", reason };
  return { kind: responseCode < 500 ? "deferred" : "unreachable", reason };
}
