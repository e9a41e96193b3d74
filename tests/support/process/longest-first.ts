import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Projects in the order in which they run. Unit tests come last: their short files fill the end of a run. */
const PROJECTS = ["development", "server", "race", "http", "integration", "unit"];

/** Files that take more than about ten seconds, the longest first. */
export const SLOWEST = [
  "tests/http/routes/fuzz.test.ts",
  "tests/http/server/process.test.ts",
  "tests/http/routes/route-access.test.ts",
  "tests/http/server/backup.test.ts",
  "tests/http/server/kill.test.ts",
  "tests/http/languages.test.ts",
  "tests/http/server/two-instances.test.ts",
  "tests/http/server/slow-clients.test.ts",
  "tests/http/server/slow-posts.test.ts",
  "tests/backups/server-and-bucket.race.test.ts",
  "tests/imports/killed-import.race.test.ts",
  "app/features/mail/deliver-due-mails.race.test.ts",
  "tests/stripe/killed-checkout.race.test.ts",
  "tests/http/routes/roles.test.ts",
  "tests/http/routes/attacks.test.ts",
  "app/features/payments/stripe/stripe-faults.server.test.ts",
  "app/features/backups/restore-backup.server.test.ts",
  "app/db/embedded/embedded.server.test.ts",
];

/**
 * Begins the longest files of each project first, so that no worker is left alone with one of them. Vitest knows how
 * long a file took only on a machine that ran it before; on a clean checkout it takes larger files for longer ones.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project, moduleId }: TestSpecification) => {
      const file = SLOWEST.indexOf(relative(project.config.root, moduleId));
      return PROJECTS.indexOf(project.name) * 100 + (file < 0 ? SLOWEST.length : file);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}
