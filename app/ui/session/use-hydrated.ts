import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and for the first paint, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
