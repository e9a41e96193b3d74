/** One line of the log of changes. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** Null for the system itself. */
  readonly actorId: string | null;
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string | null;
  readonly details: Record<string, unknown>;
}
