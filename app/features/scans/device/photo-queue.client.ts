import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { adminPath } from "#app/i18n/admin-path.ts";
import { ask } from "#app/ui/session/ask.ts";
import { refusedAs, type SentPhoto } from "./send-photos.ts";

/** A picture of damage as this device keeps it until the server has it. */
export interface QueuedPhoto {
  /** The id that the device made. */
  readonly id: string;
  readonly scanId: string;
  readonly blob: Blob;
}

interface PhotoSchema extends DBSchema {
  photos: { key: string; value: QueuedPhoto };
}

/** The longer side, in pixels; a camera's own pictures are larger than what is sent. */
const MAX_SIDE = 2_000;
const QUALITY = 0.85;
const LIMIT_MS = 60_000;

let opened: Promise<IDBPDatabase<PhotoSchema>> | null = null;

function open(): Promise<IDBPDatabase<PhotoSchema>> {
  opened ??= openDB<PhotoSchema>("warehouse-photos", 1, {
    upgrade(db) {
      db.createObjectStore("photos", { keyPath: "id" });
    },
  });
  return opened;
}

/** Keeps a picture on this device, smaller. Rejects where the browser keeps nothing. */
export async function queuePhoto(scanId: string, file: File): Promise<QueuedPhoto> {
  const photo = { id: crypto.randomUUID(), scanId, blob: await shrink(file) };
  await (await open()).put("photos", photo);
  return photo;
}

/** Pictures that the server does not have yet. */
export async function listKeptPhotos(): Promise<QueuedPhoto[]> {
  return (await open()).getAll("photos");
}

export async function forgetPhoto(id: string): Promise<void> {
  await (await open()).delete("photos", id);
}

export async function sendPhoto({ id, scanId, blob }: QueuedPhoto): Promise<SentPhoto> {
  const body = new FormData();
  body.set("id", id);
  body.set("scan", scanId);
  body.set("photo", new File([blob], "photo.jpg", { type: blob.type }));
  const address = adminPath("/admin/hire/warehouse/photos");
  const answer = await ask(address, { method: "POST", body, limitMs: LIMIT_MS });
  if (answer.kind === "answered") return "kept";
  return answer.kind === "refused" ? refusedAs(answer.response.status) : "away";
}

/** A JPEG that is quickly sent; the file itself where the browser cannot read it. */
async function shrink(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return blob ?? file;
  } catch {
    return file;
  }
}
