import type { FormFields } from "#app/lib/forms/form-fields.ts";
import { propertiesOf } from "#app/lib/records.ts";
/** What somebody needs once to set up an authenticator app. */
export interface TwoStepSetupData {
  /** "otpauth://totp/…", as apps read it; "" when there is none. */
  readonly uri: string;
  /** Recovery codes. */
  readonly codes: readonly string[];
}

const URI = /^otpauth:\/\/totp\/[\x21-\x7e]{1,500}$/;
const CODE = /^[\w-]{4,40}$/;

/** Reads what better-auth answered to "enable" and "generate-backup-codes". */
export function setupFromAnswer(body: unknown): TwoStepSetupData {
  const { totpURI, backupCodes } = propertiesOf(body);
  return checked(totpURI, Array.isArray(backupCodes) ? backupCodes : []);
}

/** Reads the set-up from the hidden fields of its own form, so that a mistyped code does not begin it again. */
export function setupFromForm(form: FormFields): TwoStepSetupData {
  return checked(form.get("uri"), form.getAll("recovery"));
}

function checked(uri: unknown, codes: readonly unknown[]): TwoStepSetupData {
  return {
    uri: typeof uri === "string" && URI.test(uri) ? uri : "",
    codes: codes.filter((code): code is string => typeof code === "string" && CODE.test(code)).slice(0, 20),
  };
}

/** The key in groups of four, for typing. */
export function readableKey(uri: string): string {
  const key = /[?&]secret=([A-Z2-7]+)/i.exec(uri)?.[1] ?? "";
  return key.replace(/(.{4})(?=.)/g, "$1 ");
}
