import type { TextDifference } from "#app/lib/text/text-difference.ts";
import type { VERSION_CAUSES, VERSION_SUBJECTS } from "../../enums.ts";

export type VersionCause = (typeof VERSION_CAUSES)[number];

export type VersionSubject = (typeof VERSION_SUBJECTS)[number];

/** A state that an entry or a text has had. */
export interface Version<S> {
  readonly id: string;
  readonly state: S;
  readonly cause: VersionCause;
  /**
   * The person who made the version; null for the program, for the state before the first change, and for people who
   * have left.
   */
  readonly by: string | null;
  readonly at: Date;
}

/** One field in which two versions differ: "title.en", "services.2.ga", "published". */
export type EntryDifference = TextDifference;

/** A version with what it changed, as the back office shows it. */
export interface HistoryLine {
  readonly id: string;
  readonly cause: VersionCause;
  readonly by: string | null;
  readonly at: Date;
  readonly differences: readonly EntryDifference[];
  /** True for the version that is stored now. */
  readonly current: boolean;
}

/** What each version changed against the one before it. `versions` are the newest first. */
export function historyOf<S>(
  versions: readonly Version<S>[],
  compare: (before: S, after: S) => readonly EntryDifference[],
): readonly HistoryLine[] {
  return versions.map(({ id, cause, by, at, state }, index) => {
    const before = versions[index + 1];
    return {
      id,
      cause,
      by,
      at,
      differences: before ? compare(before.state, state) : [],
      current: index === 0,
    };
  });
}
