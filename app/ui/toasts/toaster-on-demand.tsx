import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { currentToasts, noToasts, subscribeToasts } from "./toast-store.ts";

/** Without a network there may be no toaster; a message less, but the page stays. */
const Toaster = lazy(() =>
  import("./toaster.tsx").then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

/** The Toaster, fetched when there is something to show: most visits to a page end without a toast. */
export function ToasterOnDemand() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, noToasts);
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
