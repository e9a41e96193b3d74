import { readdirSync, readFileSync } from "node:fs";

/** Length of the kernel's clock tick in /proc, in milliseconds: 100 ticks a second on every Linux that Node runs on. */
const TICK_MS = 10;

/** CPU time of a process since its start, in milliseconds. Linux only: read from /proc. */
export function cpuTimeOf(pid: number): number {
  const [own] = readTimes(pid);
  return own * TICK_MS;
}

/** CPU time of a process and all children it has or had, in milliseconds. Linux only. */
export function cpuTimeWithChildren(pid: number): number {
  const [own, ended] = readTimes(pid);
  let ticks = own + ended;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = readStat(Number(name));
    if (stat?.[1] === String(pid)) ticks += Number(stat[11]) + Number(stat[12]);
  }
  return ticks * TICK_MS;
}

function readTimes(pid: number): readonly [own: number, endedChildren: number] {
  const stat = readStat(pid);
  if (!stat) throw new Error(`Process ${pid} has ended.`);
  return [Number(stat[11]) + Number(stat[12]), Number(stat[13]) + Number(stat[14])];
}

/** The fields of /proc/PID/stat after the program's name, which may contain spaces; null once the process has ended. */
function readStat(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
