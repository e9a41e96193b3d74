import type { Failure } from "#app/ui/session/ask.ts";
import type { UploadResult } from "../library.ts";
import { sendPicture } from "./send-picture.ts";

/** The end of a queue whose file got no answer. */
export interface FailedUpload {
  readonly reason: Failure;
  /** The names of that file and of those after it, which were not sent. */
  readonly unsent: readonly string[];
}

export interface Uploads {
  readonly all: number;
  readonly left: number;
  readonly results: readonly UploadResult[];
  readonly failed: FailedUpload | null;
  /** One picture is taken at a time: the latest files were several, or came during an upload, and were not sent. */
  readonly oneOnly: boolean;
}

export const NO_UPLOADS: Uploads = { all: 0, left: 0, results: [], failed: null, oneOnly: false };

interface Queue {
  /** Takes a single file, and none during its upload. */
  readonly one: boolean;
  readonly onState: (state: Uploads) => void;
  readonly send?: typeof sendPicture;
}

export interface UploadHandlers {
  /** Called for each file once it is in the library. */
  readonly onAdded?: ((result: Extract<UploadResult, { item: unknown }>) => void) | undefined;
  /** Called at the end of the queue; not for a person who has been logged out and stays to read what was sent. */
  readonly onFinished?: (() => void) | undefined;
}

/**
 * Sends files one after the other: the server encodes one picture at a time anyway. Files that are added meanwhile are
 * sent after them.
 */
export function uploadQueue({ one, onState, send = sendPicture }: Queue) {
  const waiting: File[] = [];
  let state = NO_UPLOADS;
  const set = (change: Partial<Uploads>) => {
    state = { ...state, ...change };
    onState(state);
  };
  return async (files: readonly File[], { onAdded, onFinished }: UploadHandlers): Promise<void> => {
    if (files.length === 0) return;
    const isBusy = state.left > 0;
    if (one && (isBusy || files.length > 1)) return set({ oneOnly: true });
    waiting.push(...files);
    if (isBusy) return set({ all: state.all + files.length, left: state.left + files.length });
    set({ ...NO_UPLOADS, all: files.length, left: files.length });
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const answer = await send(file);
      if (answer.kind !== "answered") {
        const unsent = [file, ...waiting.splice(0)].map(({ name }) => name);
        set({ left: 0, failed: { reason: answer.kind, unsent } });
        if (answer.kind === "signed-out") return;
        break;
      }
      set({ left: state.left - 1, results: [...state.results, ...answer.value] });
      for (const result of answer.value) if (result.kind !== "refused") onAdded?.(result);
    }
    onFinished?.();
  };
}
