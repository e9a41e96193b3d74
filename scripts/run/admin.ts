/**
 * `npm run admin -- create <email>`: makes an admin, or makes an existing account one.
 * `npm run admin -- remove-code <email>`: lets somebody log in whose authenticator app is lost.
 */
import { readConfig } from "#app/config.server.ts";
import type { Db } from "#app/db/client.server.ts";
import { removeSecondFactorOf } from "#app/features/identity/sign-in/remove-second-factor.server.ts";
import { createAdmin } from "#app/features/identity/users/create-first-admin.server.ts";
import { isMailAddress } from "#app/features/mail/mail.ts";
import { systemClock } from "#app/lib/time/clock.ts";
import { openServices } from "#server/start/services.ts";
import { runMain } from "./run-main.ts";

const USAGE = `Usage: npm run admin -- create <email>
       npm run admin -- remove-code <email>

create makes an admin with this address and prints a password once. An existing account keeps its password
and becomes an admin. ADMIN_PASSWORD sets the password instead of making one up.

remove-code switches the login code of an authenticator app off, when phone and recovery codes are lost.`;

async function main(args: readonly string[]): Promise<number> {
  const [command, email = "", ...rest] = args;
  if ((command !== "create" && command !== "remove-code") || rest.length > 0) {
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
    if (command === "remove-code") return await removeCode(database.db, email);
    const admin = await createAdmin(database.db, { email, password: config.adminPassword });
    console.log(`${admin.email} is an admin and can log in at ${config.origin}/auth`);
    if (admin.password === null) console.log("The account keeps its password.");
    else if (config.adminPassword === undefined) console.log(`Password (shown only now): ${admin.password}`);
    return 0;
  } finally {
    await database.close();
  }
}

async function removeCode(db: Db, email: string): Promise<number> {
  const found = await removeSecondFactorOf(db, email, systemClock.now());
  if (found) console.log(`${email} logs in without a code now.`);
  else console.error(`${email} has no account.`);
  return found ? 0 : 1;
}

await runMain(main);
