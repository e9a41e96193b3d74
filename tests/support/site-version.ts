import { setTimeout as sleep } from "node:timers/promises";
import { MAX_VERSION_AGE_MS } from "#app/features/settings/site-version.server.ts";

/** Waits until no process takes the version that it read before for the current one. */
export const untilVersionIsAskedAgain = () => sleep(MAX_VERSION_AGE_MS + 50);
