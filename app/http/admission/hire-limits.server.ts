import { createRateLimit } from "./rate-limit.server.ts";

/** Changing dates, quantities and months on several devices of one network stays below this. */
export const availabilityLimit = createRateLimit({ burst: 120, perSecond: 10 });

/** A rider of 200 lines costs more than a question about dates. Page and API do the same work, so they share the limit. */
export const riderLimit = createRateLimit({ burst: 20, perSecond: 0.5 });
