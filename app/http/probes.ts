/**
 * Addresses that machines of whoever runs the site ask. They are answered when the house is full, and whatever the
 * Host header says, because probes ask by address.
 */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);
