import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";

interface PaletteState {
  readonly shown: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the command palette is open; Ctrl K or ⌘ K opens and closes it wherever one is, also while typing. Its field
 * exists and has the focus before the key's handler returns, so that the letters typed next are not lost.
 */
export function usePalette(): PaletteState {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      // Escape closes the window a moment before React hears of it: such a one leaves, and a new one opens.
      const isOpen = document.querySelector("dialog[open] .palette") !== null;
      flushSync(() => setShown(false));
      if (!isOpen) flushSync(() => setShown(true));
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  return { shown, open, close };
}
