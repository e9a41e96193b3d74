import { type Admission, createAdmission } from "#app/http/admission.server.ts";
import { isUnsafeMethod } from "#app/http/cross-site.server.ts";

/** Pages rendered at once. Rendering is work of one processor; more at once would only make each later. */
const READS = { running: 8, waiting: 60, wait: 500, patience: 1000, deadline: 30_000 };
/**
 * Writes wait for the database, mail hosts and payment providers more than for the processor. Bytes of an upload come in
 * while its action runs, for as long as the server lets a request take; then there is the work.
 */
const WRITES = { running: 24, waiting: 60, wait: 1000, patience: 2000, deadline: 240_000 };

/** What limits the work done at once, by the kind of request: who browses never keeps out who orders. */
export interface Doors {
  for(method: string | undefined): Admission;
}

/** Opens both, with nobody inside. */
export function openDoors(): Doors {
  const reads = createAdmission(READS);
  const writes = createAdmission(WRITES);
  return { for: (method) => (isUnsafeMethod(method ?? "GET") ? writes : reads) };
}
