import { useState } from "react";
import type { Flash } from "./flash.ts";

/**
 * How many flashes a page has shown. In the key of a form, it makes the form again after each save, and leaves it as it
 * is where the flash goes, as after an action that fails on the way.
 */
export function useFlashCount(flash: Flash | null): number {
  const [latest, setLatest] = useState({ flash, count: 0 });
  const isNew = flash !== null && flash !== latest.flash;
  const count = latest.count + Number(isNew);
  if (isNew) setLatest({ flash, count });
  return count;
}
