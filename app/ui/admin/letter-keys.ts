import { readStored, writeStored } from "#app/ui/session/stored.ts";

/** The key under which the browser keeps whether letter keys are on: "on" or "off". */
const STORED = "desk_keys";

/** Whether single letters are keys of the back office: they are, unless the person switched them off here. */
export function areLetterKeysOn(): boolean {
  return readStored(STORED) !== "off";
}

export function keepLetterKeys(on: boolean): void {
  writeStored(STORED, on ? "on" : "off");
}
