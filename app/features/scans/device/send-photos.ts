/**
 * The result of sending a picture. `refused`: sent again it would be refused again; `no-scan`: the server does not know its
 * scan; `later`: it could not keep this one now; `away`: it takes none now.
 */
export type SentPhoto = "kept" | "refused" | "no-scan" | "later" | "away";

interface Sending<Photo> {
  /** Ids of scans that the server has not answered. */
  readonly held: ReadonlySet<string>;
  /** False where this device cannot read all of them. */
  readonly isComplete: boolean;
  readonly send: (photo: Photo) => Promise<SentPhoto>;
  /** Forgets a picture that the server has, or will never take. */
  readonly settle: (photo: Photo, sent: "kept" | "refused") => Promise<void>;
}

/**
 * Sends pictures one after the other, each after its scan. One that the server cannot take holds back no other; one whose
 * scan was answered and is not known to the server will never be taken.
 */
export async function sendPhotos<Photo extends { readonly scanId: string }>(
  photos: readonly Photo[],
  { held, isComplete, send, settle }: Sending<Photo>,
): Promise<void> {
  for (const photo of photos) {
    if (held.has(photo.scanId)) continue;
    const sent = await send(photo);
    if (sent === "away") return;
    if (sent === "later" || (sent === "no-scan" && !isComplete)) continue;
    await settle(photo, sent === "kept" ? "kept" : "refused");
  }
}

/** What the status of a refusal says. */
export function refusedAs(status: number): SentPhoto {
  if ([400, 413, 422].includes(status)) return "refused";
  if (status === 409) return "no-scan";
  return status === 500 ? "later" : "away";
}
