import { expect, it } from "vitest";
import { MAX_FLEET_BYTES } from "#app/features/fleet/csv/columns.ts";
import { readUpload } from "./read-upload.server.ts";

const LARGE = "x".repeat(MAX_FLEET_BYTES + 1);

function post(fields: Readonly<Record<string, string | File>>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return readUpload(new Request("http://127.0.0.1/admin/hire/import", { method: "POST", body }));
}
const file = (content: string) => new File([content], "fleet.csv");

it("takes the file before the text beside it, and asks for one of them", async () => {
  expect(await post({ file: file("code\nA"), text: "typed" })).toEqual({ ok: true, value: "code\nA" });
  expect(await post({ text: "code\r\nB" })).toEqual({ ok: true, value: "code\nB" });
  expect(await post({ text: " " })).toEqual({ ok: false, error: { kind: "no-text" } });
});

it("holds pasted text to the limit of a file, and returns it", async () => {
  const fault = { row: 1, field: null, kind: "too-large", value: "" };
  const refused = (text: string) => ({ ok: false, error: { kind: "faults", text, faults: [fault] } });
  expect(await post({ file: file(LARGE), text: "typed" })).toEqual(refused("typed"));
  expect(await post({ text: LARGE })).toEqual(refused(LARGE));
  expect(await post({ text: "é".repeat(MAX_FLEET_BYTES / 2 + 1) })).toMatchObject({ ok: false });
  expect(await post({ text: "x\r\n".repeat(MAX_FLEET_BYTES / 2) })).toMatchObject({ ok: true });
});
