import { PULSES, type ScanSignal, TONES } from "../scan-signal.ts";

/** Heard through noise: a scan that was refused. */
const DULL: readonly ScanSignal[] = ["unknown", "unfit", "elsewhere", "unlisted", "refused"];
const LOUDNESS = 0.25;
let audio: AudioContext | null = null;

/** Vibrates, and plays a sound if `sound` is set, so that the answer is known without looking. */
export function signal(what: ScanSignal, sound: boolean): void {
  // Browsers without vibration have no such function.
  navigator.vibrate?.([...PULSES[what]]);
  if (!sound) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  const gain = audio.createGain();
  gain.gain.value = LOUDNESS;
  gain.connect(audio.destination);
  let at = audio.currentTime;
  for (const [hertz, ms] of TONES[what]) {
    const until = at + ms / 1000;
    if (hertz > 0) {
      const tone = audio.createOscillator();
      tone.type = DULL.includes(what) ? "square" : "sine";
      tone.frequency.value = hertz;
      tone.connect(gain);
      tone.start(at);
      tone.stop(until);
    }
    at = until;
  }
}
