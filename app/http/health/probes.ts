/**
 * Addresses that machines of anyone who runs the site ask. They are answered when the site is full, and whatever the
 * Host header says, because probes ask by address.
 */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** The probe that proxies ask whether visitors may be sent to this process, which they may without its database too. */
export const OPEN_PROBE = "/openz";
