import { expect, it } from "vitest";
import * as messages from "#app/i18n/messages/hire-admin/scans.ts";
import { SCAN_REASONS } from "./enums.ts";
import { gravest, PULSES, SCAN_SIGNALS, signalOf, TONES } from "./scan-signal.ts";
import { outcomeOf, type ScanReason } from "./scans.ts";

const refused = (reason: ScanReason) => signalOf({ outcome: outcomeOf(reason), reason });

it("every signal has a tone and a pulse of its own", () => {
  for (const table of [TONES, PULSES])
    expect(new Set(SCAN_SIGNALS.map((signal) => JSON.stringify(table[signal]))).size).toBe(
      SCAN_SIGNALS.length,
    );
});

it("a foreign code, a unit in repair, one scanned twice, and one of another hire are told apart without looking", () => {
  const signals = [
    refused("unknown-code"),
    refused("repair"),
    refused("already-out"),
    refused("prepared-elsewhere"),
    refused("not-listed"),
    refused("too-many"),
    "clock",
  ];
  expect(signals).toEqual(["unknown", "unfit", "repeated", "elsewhere", "unlisted", "refused", "clock"]);
  expect(signalOf({ outcome: "applied", reason: null })).toBe("applied");
  expect(signalOf(null)).toBe("waiting");
});

it("every reason has a sentence of its own in both languages", () => {
  const sentences = SCAN_REASONS.map((reason) => JSON.stringify(messages.reasons[reason]));
  expect(new Set(sentences).size).toBe(SCAN_REASONS.length);
  for (const reason of SCAN_REASONS) expect(SCAN_SIGNALS).toContain(refused(reason));
});

it("of several answers the one that needs a person most is heard", () => {
  expect(gravest(["applied", "elsewhere", "repeated"])).toBe("elsewhere");
  expect(gravest(["clock", "applied"])).toBe("clock");
  expect(gravest(["unfit", "unknown"])).toBe("unfit");
  expect(gravest([])).toBeNull();
});
