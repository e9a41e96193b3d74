import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchCamera } from "./camera.client.ts";

/** What is in front of the camera. */
let inView: readonly string[] = [];

class FakeDetector {
  static getSupportedFormats = async () => ["qr_code", "code_128"];
  detect = async () => inView.map((rawValue) => ({ rawValue }));
}

beforeEach(() => {
  inView = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.stubGlobal("BarcodeDetector", FakeDetector);
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("H26: takes a code that is seen again within 2 seconds as one scan, and one seen later as another", async () => {
  const scans: string[] = [];
  const video = { play: async () => {} } as HTMLVideoElement;
  const stop = await watchCamera(video, (code) => scans.push(code));
  /** Holds these codes before the camera for a time. */
  const show = async (codes: readonly string[], ms: number) => {
    inView = codes;
    await vi.advanceTimersByTimeAsync(ms);
  };
  await show(["A-1"], 5_000);
  expect(scans).toEqual(["A-1"]);
  await show([], 1_500);
  await show(["A-1", "B-2"], 300);
  expect(scans).toEqual(["A-1", "B-2"]);
  await show([], 2_500);
  await show(["A-1"], 300);
  expect(scans).toEqual(["A-1", "B-2", "A-1"]);
  stop();
  await show(["C-3"], 5_000);
  expect(scans).toHaveLength(3);
});
