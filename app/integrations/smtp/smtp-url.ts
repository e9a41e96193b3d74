import { isLoopback } from "#app/lib/loopback.ts";
/** The mail server and how to reach it. */
export interface SmtpTarget {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** Refuse to go on without STARTTLS. */
  readonly requireTls: boolean;
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/**
 * Reads an smtp:// or smtps:// address. Ports default to 587 and 465. A password is only sent over TLS, except
 * to this machine itself.
 */
export function parseSmtpUrl(text: string): SmtpTarget {
  const url = new URL(text);
  const secure = url.protocol === "smtps:";
  const user = url.username ? decodeURIComponent(url.username) : undefined;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1") || "localhost",
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTls: !secure && user !== undefined && !isLoopback(url.hostname),
    user,
    password: url.password ? decodeURIComponent(url.password) : undefined,
  };
}

/** Splits "ItsShowTime <no-reply@example.ie>" into name and address. */
export function parseMailbox(text: string): { name: string; address: string } {
  const whole = text.trim();
  const [before = "", address = "", ...rest] = whole.slice(0, -1).split("<");
  const name = before.trim().replace(/^"/, "").replace(/"$/, "").trim();
  const split = whole.endsWith(">") && rest.length === 0 && /^[^\s<>]+$/.test(address) && !name.includes('"');
  return split ? { name, address } : { name: "", address: whole };
}
