import { BarcodeDetector as DecodingDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import decoderUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** What is printed on labels and by makers. */
const FORMATS = ["qr_code", "code_128", "code_39", "ean_13", "ean_8", "upc_a"] as const;
const LOOK_EVERY_MS = 150;
/** The time in which the same code in front of the camera is one scan, in milliseconds. */
const SAME_CODE_MS = 2_000;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  var BarcodeDetector: typeof DecodingDetector | undefined;
}

/** The browser's own reader where it knows QR codes and Code 128, otherwise the decoder from this site. */
async function newDetector(): Promise<Detector> {
  const native = globalThis.BarcodeDetector;
  const known = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && known.includes("qr_code") && known.includes("code_128"))
    return new native({ formats: FORMATS.filter((format) => known.includes(format)) });
  prepareZXingModule({ overrides: { locateFile: () => decoderUrl } });
  return new DecodingDetector({ formats: [...FORMATS] });
}

/**
 * Shows the rear camera in a video and calls `onCode` for each code that comes before it. Gives what stops it. Rejects
 * where there is no camera, or it is not allowed.
 */
export async function watchCamera(
  video: HTMLVideoElement,
  onCode: (code: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    const detector = await newDetector();
    video.srcObject = stream;
    await video.play();
    void look(detector, video, { onCode, isStopped: () => stopped });
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}

interface Looking {
  readonly onCode: (code: string) => void;
  readonly isStopped: () => boolean;
}

async function look(
  detector: Detector,
  video: HTMLVideoElement,
  { onCode, isStopped }: Looking,
): Promise<void> {
  const seen = new Map<string, number>();
  while (!isStopped()) {
    const codes = await detector.detect(video).catch(() => []);
    for (const { rawValue } of codes) {
      const now = performance.now();
      const last = seen.get(rawValue) ?? Number.NEGATIVE_INFINITY;
      seen.set(rawValue, now);
      if (now - last > SAME_CODE_MS && !isStopped()) onCode(rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
