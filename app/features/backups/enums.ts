/** Values of the columns of backups. A new value needs a migration of its CHECK constraint. */

export const BACKUP_STATES = ["made", "failed"] as const;
