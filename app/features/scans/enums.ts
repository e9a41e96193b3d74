/** Values of the columns of scans. A new value needs a migration of its CHECK constraint. */

/**
 * What is done with what was scanned. `hand-over`: everything prepared leaves. `stays`: what has not left does not go any
 * more.
 */
export const SCAN_ACTIONS = ["prepare", "put-back", "out", "hand-over", "stays", "return"] as const;

export const SCAN_OUTCOMES = ["applied", "repeated", "refused"] as const;

/** Why a scan had no effect: refused, or repeated. */
export const SCAN_REASONS = [
  "already-prepared",
  "already-out",
  "already-back",
  "not-prepared",
  "late",
  "unknown-code",
  "ambiguous-code",
  "repair",
  "missing",
  "gone",
  "prepared-elsewhere",
  "out-elsewhere",
  "taken",
  "other-unit",
  "not-listed",
  "enough",
  "too-many",
  "needs-unit",
  "not-free",
  "not-free-yet",
  "not-out",
  "nothing-prepared",
  "inspection",
  "inspection-reason",
  "hire-state",
  "all-out",
] as const;
