/** Pictures that one scan may have. */
export const MAX_PHOTOS = 5;

/** The folder of the storage that holds the pictures. */
export const PHOTO_FOLDER = "scans";

/** A picture of damage, as the pages of the hire and of the unit show it. */
export interface ScanPhoto {
  readonly id: string;
  /** What was scanned: a unit's number, or the item of counted pieces. */
  readonly unitNumber: number | null;
  readonly item: string | null;
  readonly note: string;
  readonly hireNumber: string;
  readonly takenAt: Date;
}

export type PhotoRefusal =
  /** The scan has not arrived yet: send it first, then this again. */
  | "no-scan"
  /** The scan is not a return that reported damage. */
  | "not-damaged"
  | "too-many"
  | "too-large"
  | "unreadable";
