import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { currentToasts, noToasts, subscribeToasts } from "./toast-store.ts";

const Toaster = lazy(() => import("./toaster.tsx").then((module) => ({ default: module.Toaster })));

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
