import { isOutage } from "#app/http/health/outage.server.ts";
import { StorageError } from "#app/integrations/storage/storage-error.ts";
import { PlainError } from "#app/lib/text/plain-error.ts";

/**
 * Runs a command with the arguments it was given, and ends with the code it returns. What a person can mend ends it
 * with one sentence and 1; anything else is a bug and shows its stack. Without NODE_ENV the settings are read as
 * `npm start` reads them.
 */
export async function runMain(main: (args: readonly string[]) => Promise<number>): Promise<void> {
  process.env["NODE_ENV"] ||= "production";
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof PlainError) return error.message;
  if (error instanceof StorageError)
    return `Uploads cannot be kept in ${error.location}: ${error.message}. Run \`npm run doctor\`.`;
  if (isOutage(error))
    return "The database has gone away in the middle of the work. Look whether it runs, then run the command again.";
  return null;
}
