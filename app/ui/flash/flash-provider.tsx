import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";
import type { Flash } from "./flash.ts";

const FlashContext = createContext<Flash | null>(null);

/**
 * Holds the flash of a page until the next navigation. `flash` comes with a response of the server: a later one for the
 * same page has none, and the page that a refused form shows again still has the old one.
 */
export function FlashProvider({ flash, children }: { flash: Flash | null; children: React.ReactNode }) {
  const { key } = useLocation();
  const [latest, setLatest] = useState({ flash, key });
  const isNew = flash !== null && flash !== latest.flash;
  if (isNew) setLatest({ flash, key });
  const shown = isNew ? flash : latest.key === key ? latest.flash : null;
  return <FlashContext value={shown}>{children}</FlashContext>;
}

/** The flash that this page shows; null without one. */
export function useFlash(): Flash | null {
  return useContext(FlashContext);
}
