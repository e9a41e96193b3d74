import type { PictureProblemKind } from "#app/features/media/media.ts";

/** Why a picture of a file is missing. */
export type MissingReason =
  /** The file gives a file name and no address. */
  | "no-address"
  | "not-https"
  | "credentials"
  | "port"
  | "private-address"
  | "not-found-host"
  | "too-many-redirects"
  | "too-large"
  | "too-slow"
  | "compressed"
  | "refused"
  | "gone"
  | "unreachable"
  | "server-error"
  | PictureProblemKind;

const PASSING: readonly MissingReason[] = ["too-slow", "unreachable", "server-error", "not-found-host"];

/** Whether the same address may give the picture a little later. */
export function mayPass(reason: MissingReason): boolean {
  return PASSING.includes(reason);
}

export function isAddress(source: string): boolean {
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

/** How a run's pictures stand. */
export interface RunPictures {
  readonly total: number;
  readonly waiting: number;
  readonly missing: number;
  /** The first of the missing ones. */
  readonly list: readonly { readonly address: string; readonly reason: MissingReason }[];
}
