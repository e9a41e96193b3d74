import { lazy, Suspense, useCallback, useEffect, useState } from "react";

/** Its own file of script: no one loads it before asking for it. */
const Palette = lazy(() => import("./palette.tsx").then((module) => ({ default: module.Palette })));

interface PaletteState {
  readonly shown: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the command palette is open; Ctrl K or ⌘ K opens and closes it wherever one is, also while typing. */
export function usePalette(): PaletteState {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setShown((before) => !before);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  return { shown, open, close };
}

export function PaletteOnDemand({ shown, close }: PaletteState) {
  if (!shown) return null;
  return (
    <Suspense>
      <Palette onClose={close} />
    </Suspense>
  );
}
