import { expect, it } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { newRandom } from "#tests/support/random.ts";
import { predict } from "../predict.ts";
import { MAX_SCANS, type Scan, type ScanAnswer } from "../scans.ts";
import type { WarehouseView } from "../warehouse.ts";
import { type DeviceState, isClockOff, newDevice, newsOf, reduce } from "./queue-state.ts";

const SCANS = 3_000;
const clamp = { code: "CLAMP", name: "Clamp", nameGa: null, with: [], serialised: false, place: "" };
const none = { prepared: 0, out: 0, good: 0, damaged: 0, missing: 0, short: 0, subhired: 0 };
const list: WarehouseView = {
  hireId: newId(),
  state: "prepping",
  units: [],
  cases: [],
  items: [{ ...clamp, ...none, itemId: newId(), needed: 2 * SCANS }],
};

const scanOf = (change: Partial<Scan> = {}): Scan => ({
  id: newId(),
  hireId: list.hireId,
  action: "prepare",
  code: "CLAMP",
  itemId: null,
  quantity: 1,
  condition: "good",
  note: "",
  add: false,
  swap: false,
  forItemId: null,
  noteOf: null,
  at: new Date(),
  ...change,
});

const applied = (id: string): ScanAnswer => ({
  id,
  outcome: "applied",
  reason: null,
  details: {},
  unitNumber: null,
  itemId: null,
});

const scanned = (state: DeviceState, scan: Scan) => reduce(state, { kind: "scanned", scan, predicted: null });

it("H25: 3,000 queued scans are sent in batches over a network that is cut, and each counts once", () => {
  const random = newRandom();
  let device = newDevice(list);
  for (let n = 0; n < SCANS; n++) device = scanned(device, scanOf());
  expect(device.waiting).toHaveLength(SCANS);
  expect(device.view.items[0]?.prepared).toBe(SCANS);
  const counted = new Set<string>();
  let server = list;
  while (device.waiting.length > 0) {
    const batch = device.waiting.slice(0, MAX_SCANS);
    const fate = random(4);
    if (fate === 0) {
      device = reduce(device, { kind: "trouble", trouble: "away" });
      continue;
    }
    for (const scan of batch.filter(({ id }) => !counted.has(id))) {
      counted.add(scan.id);
      server = predict(server, scan).view;
    }
    // The answer is lost: the same batch is sent again.
    if (fate === 1) continue;
    const answers = batch.map(({ id }) => applied(id));
    device = reduce(device, { kind: "answered", answers, view: server, clockOffMs: 0 });
    expect(device.view.items[0]?.prepared).toBe(SCANS);
  }
  expect([counted.size, server.items[0]?.prepared, device.trouble]).toEqual([SCANS, SCANS, null]);
});

it("scans of an earlier visit come before those of this one, each once", () => {
  const [first, second] = [scanOf(), scanOf()];
  let device = scanned(newDevice(list), second);
  device = reduce(device, { kind: "kept", scans: [first, second] });
  expect(device.waiting.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(device.view.items[0]?.prepared).toBe(2);
});

it("a scan of another hire waits as well and leaves this list alone", () => {
  const device = scanned(newDevice(list), scanOf({ hireId: newId() }));
  expect([device.waiting.length, device.view.items[0]?.prepared]).toEqual([1, 0]);
});

it("what was refused of an earlier visit is shown", () => {
  const scan = scanOf();
  const kept = reduce(newDevice(list), { kind: "kept", scans: [scan] });
  const answer: ScanAnswer = { ...applied(scan.id), outcome: "refused", reason: "unknown-code" };
  const device = reduce(kept, { kind: "answered", answers: [answer], view: null, clockOffMs: 0 });
  expect(device.shown).toEqual([{ scan, predicted: null, answer }]);
});

it("a clock that is off by a day is reported, one that is off by a minute is not", () => {
  expect([86_400_000, -86_400_000, 60_000, -60_000].map(isClockOff)).toEqual([true, true, false, false]);
});

it("an answer sounds where it is another than the device's own, also where both refuse", () => {
  const [same, other, unknown, late] = [scanOf(), scanOf(), scanOf(), scanOf()];
  const text = (id: string, reason: ScanAnswer["reason"]): ScanAnswer => ({
    ...applied(id),
    outcome: reason === null ? "applied" : "refused",
    reason,
  });
  const shown = [
    { scan: same, predicted: text(same.id, "enough"), answer: null },
    { scan: other, predicted: text(other.id, "enough"), answer: null },
    { scan: unknown, predicted: null, answer: null },
  ];
  const answers = [
    text(same.id, "enough"),
    text(other.id, "out-elsewhere"),
    text(unknown.id, "unknown-code"),
    text(late.id, null),
  ];
  expect(newsOf(shown, answers)).toEqual(["elsewhere", "unknown", "applied"]);
});
