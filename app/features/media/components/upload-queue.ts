import type { Failure } from "#app/ui/session/ask.ts";
import type { UploadResult } from "../library.ts";
import { sendPicture } from "./send-picture.ts";

export interface Uploads {
  readonly all: number;
  readonly left: number;
  readonly results: readonly UploadResult[];
  /** Why an answer did not come; what followed was not sent. */
  readonly failed: Failure | null;
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
        waiting.length = 0;
        set({ left: 0, failed: answer.kind });
        break;
      }
      set({ left: state.left - 1, results: [...state.results, ...answer.value] });
      for (const result of answer.value) if (result.kind !== "refused") onAdded?.(result);
    }
    onFinished?.();
  };
}
