import type { ScanOutcome } from "../scans.ts";

/** Pitch in hertz and length in milliseconds of each tone; gaps are silent. */
const TONES: Readonly<Record<ScanOutcome | "waiting", readonly (readonly [hertz: number, ms: number])[]>> = {
  applied: [[1320, 90]],
  repeated: [
    [660, 80],
    [0, 60],
    [660, 80],
  ],
  refused: [[180, 450]],
  waiting: [[880, 60]],
};

/** Milliseconds on and off, as `navigator.vibrate` takes them. */
const PULSES: Readonly<Record<ScanOutcome | "waiting", readonly number[]>> = {
  applied: [40],
  repeated: [40, 60, 40],
  refused: [300],
  waiting: [20],
};

const LOUDNESS = 0.25;
let audio: AudioContext | null = null;

/** Tells hand and ear what became of a scan, without looking. */
export function signal(outcome: ScanOutcome | "waiting", sound: boolean): void {
  // Browsers without vibration have no such function.
  navigator.vibrate?.([...PULSES[outcome]]);
  if (!sound) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  const gain = audio.createGain();
  gain.gain.value = LOUDNESS;
  gain.connect(audio.destination);
  let at = audio.currentTime;
  for (const [hertz, ms] of TONES[outcome]) {
    const until = at + ms / 1000;
    if (hertz > 0) {
      const tone = audio.createOscillator();
      tone.type = outcome === "refused" ? "square" : "sine";
      tone.frequency.value = hertz;
      tone.connect(gain);
      tone.start(at);
      tone.stop(until);
    }
    at = until;
  }
}
