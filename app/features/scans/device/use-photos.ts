import { useCallback, useEffect, useRef, useState } from "react";
import type { Scan } from "../scans.ts";
import {
  forgetPhoto,
  listKeptPhotos,
  type QueuedPhoto,
  queuePhoto,
  sendPhoto,
} from "./photo-queue.client.ts";

const RETRY_MS = 8_000;

/**
 * Pictures of damage that this device still holds, and what keeps and sends them: each after its scan, which the server
 * must know first.
 */
export function usePhotos(waitingScans: readonly Scan[]) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [state, setState] = useState<"fine" | "refused" | "no-store">("fine");
  const sending = useRef(false);
  const latest = useRef({ photos, waitingScans });
  latest.current = { photos, waitingScans };

  const flush = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      const held = new Set(latest.current.waitingScans.map(({ id }) => id));
      for (const photo of latest.current.photos.filter(({ scanId }) => !held.has(scanId))) {
        const sent = await sendPhoto(photo);
        if (sent === "away") return;
        if (sent === "refused") setState("refused");
        await forgetPhoto(photo.id).catch(() => undefined);
        setPhotos((photos) => photos.filter(({ id }) => id !== photo.id));
      }
    } finally {
      sending.current = false;
    }
  }, []);

  useEffect(() => {
    void listKeptPhotos()
      .then((kept) =>
        setPhotos((photos) => [
          ...kept.filter(({ id }) => !photos.some((photo) => photo.id === id)),
          ...photos,
        ]),
      )
      .catch(() => undefined);
  }, []);
  useEffect(() => {
    if (photos.length === 0) return;
    const now = () => void flush();
    // Scans are sent one batch after the other: a picture follows when the last of them is answered.
    if (waitingScans.length === 0) now();
    const retry = setInterval(now, RETRY_MS);
    addEventListener("online", now);
    return () => {
      clearInterval(retry);
      removeEventListener("online", now);
    };
  }, [photos.length, waitingScans.length, flush]);

  const add = useCallback(async (scanId: string, file: File) => {
    try {
      const photo = await queuePhoto(scanId, file);
      setPhotos((photos) => [...photos, photo]);
    } catch {
      setState("no-store");
    }
  }, []);
  return { photos, state, add };
}
