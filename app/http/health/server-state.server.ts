import { createContext } from "react-router";

/** What the process knows about itself. */
export interface ServerState {
  /** True once the process is told to end: it finishes what it has and wants no more. */
  draining: boolean;
  /** Connections that were accepted so far. */
  accepted: number;
  /** Time stamp of the newest migration this version brings, in milliseconds. */
  readonly newestMigration: number;
}

export const serverState = createContext<ServerState>();
