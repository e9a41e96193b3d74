import { MAX_PICTURE_BYTES } from "#app/features/media/media.ts";
import type { MISSING_REASONS, PICTURE_STATES } from "../enums.ts";

export type PictureState = (typeof PICTURE_STATES)[number];
export type MissingReason = (typeof MISSING_REASONS)[number];

const PASSING: readonly MissingReason[] = [
  "too-slow",
  "unreachable",
  "server-error",
  "not-found-host",
  "storage-away",
];

/** Whether the same address may give the picture a little later. */
export function mayPass(reason: MissingReason): boolean {
  return PASSING.includes(reason);
}

export function isPictureAddress(source: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(source.trim());
}

/** The file's own name in an address or a path, in lower case, as the media library knows it. */
export function fileNameOf(source: string): string {
  const path = URL.canParse(source) ? new URL(source).pathname : source;
  const name = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** The state of a run's pictures. */
export interface RunPictures {
  readonly total: number;
  readonly waiting: number;
  readonly missing: number;
  /** How many are missing for each reason, the most frequent first. */
  readonly reasons: readonly { readonly reason: MissingReason; readonly n: number }[];
  /** The first of the missing ones. */
  readonly list: readonly { readonly address: string; readonly reason: MissingReason }[];
}

/** How many pictures of an ended run are not in the library now; undefined before its end, when none is sent for. */
export function missingNow(
  { state }: { readonly state: string },
  { waiting, missing }: Pick<RunPictures, "waiting" | "missing">,
): number | undefined {
  return ["finished", "stopped", "undone"].includes(state) ? waiting + missing : undefined;
}

/** The result of adding pictures by hand. */
export interface DroppedPictures {
  readonly matched: number;
  /** Files of names that no product waits for. */
  readonly unnamed: readonly string[];
  /** Files that a product names and that are no pictures, or damaged ones. */
  readonly unusable: readonly string[];
  /** Files that a product names and that no picture may be as large as. */
  readonly tooLarge: readonly string[];
  /** Files that could not be stored for now. */
  readonly untried: readonly string[];
}

type DroppedFile = Pick<File, "name" | "size">;

interface SortedFiles<T> extends Pick<DroppedPictures, "unnamed" | "tooLarge"> {
  /** The files to send. */
  readonly wanted: readonly T[];
}

/**
 * Sorts chosen files into those to send and those that would be refused, by what is wrong with them. `names`: those
 * that products wait for, in lower case; null where they are not known.
 */
export function sortDropped<T extends DroppedFile>(
  files: readonly T[],
  names: ReadonlySet<string> | null,
): SortedFiles<T> {
  const byOutcome = Map.groupBy(files, ({ name, size }) => {
    if (names !== null && !names.has(name.toLowerCase())) return "unnamed";
    return size > MAX_PICTURE_BYTES ? "tooLarge" : "wanted";
  });
  const namesOf = (outcome: "unnamed" | "tooLarge") => (byOutcome.get(outcome) ?? []).map(({ name }) => name);
  return {
    wanted: byOutcome.get("wanted") ?? [],
    unnamed: namesOf("unnamed"),
    tooLarge: namesOf("tooLarge"),
  };
}
