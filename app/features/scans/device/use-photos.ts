import { useCallback, useEffect, useRef, useState } from "react";
import type { Scan } from "../scans.ts";
import {
  forgetPhoto,
  listKeptPhotos,
  type QueuedPhoto,
  queuePhoto,
  sendPhoto,
} from "./photo-queue.client.ts";
import { listKept } from "./scan-queue.client.ts";
import { sendPhotos } from "./send-photos.ts";

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
      const { photos } = latest.current;
      // Read after the pictures: a scan is on this device before its picture is, until the server has answered it.
      const kept = await listKept().catch(() => null);
      const waiting = [...latest.current.waitingScans, ...(kept ?? []).map(({ scan }) => scan)];
      await sendPhotos(photos, {
        held: new Set(waiting.map(({ id }) => id)),
        isComplete: kept !== null,
        send: sendPhoto,
        settle: async (photo, sent) => {
          if (sent === "refused") setState("refused");
          await forgetPhoto(photo.id).catch(() => undefined);
          setPhotos((photos) => photos.filter(({ id }) => id !== photo.id));
        },
      });
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
    const flushNow = () => void flush();
    // Scans are sent one batch after the other: a picture follows when the last of them is answered.
    if (waitingScans.length === 0) flushNow();
    const retry = setInterval(flushNow, RETRY_MS);
    addEventListener("online", flushNow);
    return () => {
      clearInterval(retry);
      removeEventListener("online", flushNow);
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
