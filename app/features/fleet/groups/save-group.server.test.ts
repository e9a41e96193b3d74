import { beforeEach, describe, expect, it } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireGroup, createHireItem } from "#tests/support/hire/factories-hire.ts";
import { type GroupValues, MAX_STEPS } from "./groups.ts";
import { getGroup, listGroups } from "./queries.server.ts";
import { saveGroup } from "./save-group.server.ts";

const db = await useTestDb();
const now = new Date("2027-03-01T12:00:00Z");
let actorId = "";
beforeEach(async () => {
  actorId = (await createUser(db)).id;
});

it("lists every group with how many items it holds", async () => {
  const empty = await createHireGroup(db);
  const { id } = await createHireGroup(db);
  await createHireItem(db, { groupId: id });
  const groups = await listGroups(db);
  expect(Object.fromEntries(groups.map((group) => [group.id, group.items]))).toEqual({
    [empty.id]: 0,
    [id]: 1,
  });
});

describe("factor steps that two people change", () => {
  /** All rows of the form, blank ones too. */
  const rows = (...froms: readonly string[]): GroupValues =>
    Object.fromEntries(
      Array.from({ length: MAX_STEPS }, (_, row) => froms[row] ?? "").flatMap((from, row) => [
        [`steps.${row}.from`, from],
        [`steps.${row}.thousandths`, from],
        [`steps.${row}.further`, from && "0"],
      ]),
    );
  const stored = async (id: string) => (await getGroup(db, id))?.values ?? {};

  it.each([
    ["added", rows("1"), rows("1", "5")],
    ["removed", rows("1", "5"), rows("1")],
  ])("keeps a step that another person %s", async (_, before, after) => {
    const save = (id: string | null, values: GroupValues, base: GroupValues) =>
      saveGroup(db, { id, values, base, actorId, now });
    const form = { name: "Cables", name_ga: "Cáblaí", prep: "30", turnaround: "60", half_day: "" };
    const group = { ...form, live: "yes", own_steps: "yes" };
    const made = await save(null, { ...group, ...before }, {});
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const { id } = made.value;
    const base = await stored(id);
    expect(await save(id, { ...base, ...after }, base)).toMatchObject({ ok: true });
    const saved = await save(id, { ...base, ...before, prep: "45" }, base);
    expect(saved).toEqual({
      ok: true,
      value: { id, merged: ["steps.1.from", "steps.1.thousandths", "steps.1.further"] },
    });
    expect(await stored(id)).toMatchObject({ prep: "45", ...after });
  });

  it("returns the form where both changed the same step", async () => {
    const { id } = await createHireGroup(db, { nameGa: "Cáblaí" });
    const base = await stored(id);
    const save = (step: GroupValues) =>
      saveGroup(db, { id, values: { ...base, own_steps: "yes", ...step }, base, actorId, now });
    expect(await save(rows("1"))).toMatchObject({ ok: true });
    expect(await save({ ...rows("1"), "steps.0.thousandths": "2" })).toMatchObject({
      error: { form: { conflicts: [{ field: "steps.0.thousandths", theirs: "1" }] } },
    });
  });
});
