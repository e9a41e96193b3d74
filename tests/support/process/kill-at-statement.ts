import { writeSync } from "node:fs";

/**
 * A listener for `openDatabase`: prints each statement from the first BEGIN on, whose number is 0, and ends this
 * process by SIGKILL at the one numbered `at`, "before" or "after" it is on its way.
 */
export function killAtStatement(at: number, moment: string): (text: string) => void {
  let statement = -1;
  const die = () => process.kill(process.pid, "SIGKILL");
  return (text) => {
    if (statement < 0 && !/^begin/i.test(text)) return;
    statement += 1;
    writeSync(1, `${statement} ${text.slice(0, 60).replaceAll("\n", " ")}\n`);
    if (statement !== at) return;
    if (moment === "before") die();
    // The statement leaves with this turn of the event loop.
    setImmediate(die);
  };
}
