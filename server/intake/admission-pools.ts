import {
  type Admission,
  type AdmissionLimits,
  createAdmission,
} from "#app/http/admission/admission.server.ts";
import { takesVisitorsFiles } from "#app/http/admission/body-limit.server.ts";
import { isUnsafeMethod } from "#app/http/admission/cross-site.server.ts";

/** Calls of other servers. They are signed, and come from no page. */
export const SERVER_CALLS: ReadonlySet<string> = new Set(["/api/webhooks/stripe"]);

const QUEUE = { waiting: 60, alwaysWaiting: 24, target: 250, interval: 500, maxWait: 10_000 };
/** Rendering is work of one processor; more at once would only make each later. */
const READS: AdmissionLimits = { ...QUEUE, running: 8, deadline: 30_000 };
/**
 * Writes wait for the database, mail servers and payment providers more than for the processor. Their bodies have
 * arrived before they enter.
 */
const WRITES: AdmissionLimits = { ...QUEUE, running: 24, deadline: 120_000 };
/** Pictures are decoded one after another, so forms that take them must not use up the slots of other writes. */
const UPLOADS: AdmissionLimits = { ...QUEUE, running: 8, deadline: 120_000 };
/** Stripe sends an event again after hours, so payments must not wait for what visitors send. */
const WEBHOOKS: AdmissionLimits = { ...QUEUE, running: 8, deadline: 60_000 };

/** The pools of slots for requests, by kind: none can use up the slots of another. */
export interface AdmissionPools {
  /** The pool of a request. `path` has no query. */
  for(method: string | undefined, path: string): Admission;
}

/** Creates the pools, all empty. */
export function createAdmissionPools(): AdmissionPools {
  const reads = createAdmission(READS);
  const writes = createAdmission(WRITES);
  const uploads = createAdmission(UPLOADS);
  const webhooks = createAdmission(WEBHOOKS);
  return {
    for(method, path) {
      if (!isUnsafeMethod(method ?? "GET")) return reads;
      if (SERVER_CALLS.has(path)) return webhooks;
      return takesVisitorsFiles(path) ? uploads : writes;
    },
  };
}
