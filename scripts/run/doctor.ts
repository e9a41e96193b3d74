/** `npm run doctor`: looks at the configuration, the disk, the database and the mail server, and says what to do. */
import { examine } from "#server/start/doctor.ts";
import { runMain } from "./run-main.ts";

const MARKS = { ok: "✓", warn: "!", fail: "✗" } as const;

await runMain(async () => {
  const findings = await examine();
  for (const { level, text } of findings) console.log(`${MARKS[level]} ${text}`);
  const failed = findings.filter(({ level }) => level === "fail").length;
  console.log(failed === 0 ? "Ready to start." : `${failed} to mend before the start.`);
  return failed === 0 ? 0 : 1;
});
