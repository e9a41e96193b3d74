/** `npm run admin -- create <email>`: makes an admin, or makes an existing account one. */
import { ConfigError, readConfig } from "#app/config.server.ts";
import { DatabaseStartError } from "#app/db/errors.server.ts";
import { createAdmin } from "#app/features/identity/create-first-admin.server.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { openServices } from "#server/services.ts";

const USAGE = `Usage: npm run admin -- create <email>

Makes an admin with this address and prints a password once. An existing account keeps its password
and becomes an admin. ADMIN_PASSWORD sets the password instead of making one up.`;

async function main(args: readonly string[]): Promise<number> {
  const [command, email = "", ...rest] = args;
  if (command !== "create" || rest.length > 0) {
    console.error(USAGE);
    return 2;
  }
  if (!isMailAddress(email)) {
    console.error(`"${email}" is no mail address.`);
    return 2;
  }
  const config = readConfig({ LOG_LEVEL: "warn", ...process.env });
  const { database } = await openServices(config);
  try {
    const admin = await createAdmin(database.db, { email, password: config.adminPassword });
    console.log(`${admin.email} is an admin and can log in at ${config.origin}/auth`);
    if (admin.password === null) console.log("The account keeps its password.");
    else if (config.adminPassword === undefined) console.log(`Password (shown only now): ${admin.password}`);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // These carry one sentence that says what to do; anything else is a bug and shows its stack.
  if (!(error instanceof ConfigError || error instanceof DatabaseStartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
