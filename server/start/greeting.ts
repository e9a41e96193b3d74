import type { Config } from "#app/config.server.ts";
import type { FirstStart } from "./first-start.ts";

/** What the terminal shows once the site can be opened. */
export function greeting(config: Config, first: FirstStart): string {
  const data = config.databaseUrl ? "PostgreSQL server of DATABASE_URL" : config.dataDir;
  const lines = [
    "",
    "  #ItsShowTime is open.",
    "",
    `  Site          ${config.origin}`,
    `  Back office   ${config.origin}/admin`,
    ...adminLines(first),
    `  Data          ${data}`,
    ...(config.smtpUrl ? [] : [`  Mails         kept, not sent (no SMTP_URL): ${config.origin}/admin/mail`]),
    "",
    "  Stop with Ctrl+C.",
    "",
  ];
  return lines.join("\n");
}

function adminLines({ admin }: FirstStart): string[] {
  if (!admin) return [];
  return [
    `  Admin         ${admin.email}`,
    admin.password
      ? `  Password      ${admin.password}   (shown only this once; write it down)`
      : "  Password      the one in ADMIN_PASSWORD",
  ];
}
