import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { cents } from "#app/lib/money.ts";
import { WEEK } from "#tests/support/hire/claims.ts";
import { scansOn } from "#tests/support/hire/scans.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs, signUpAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site);
});

/** An item of ten counted pieces, three of which a hire brought back damaged, and one not at all. */
async function blockedItem() {
  const warehouse = scansOn(db());
  const item = await warehouse.item({ owned: 10, name: "Cable ramp" });
  const hire = await warehouse.reserved([[item.id, 4]]);
  await warehouse.scan(hire.id, "out", { itemId: item.id, quantity: 4 });
  await warehouse.scan(hire.id, "return", { itemId: item.id, quantity: 3, condition: "damaged" });
  await warehouse.scan(hire.id, "return", { itemId: item.id, quantity: 1, condition: "missing" });
  const page = `/admin/hire/items/${item.id}`;
  const post = (
    action: "recoveries" | "write-offs",
    quantity: string,
    seen: string,
    change = {},
    { to = page, as = cookie } = {},
  ) => {
    const sent = { kind: "maintenance", reference: hire.number, quantity, seen, note: "", ...change };
    const block = `${item.id}-${sent.kind}-${hire.number}`;
    return site.post(`${to}/${action}`, { block, ...sent }, { cookie: as });
  };
  const shown = async () => plainText((await site.ask(page, { headers: { cookie } })).text);
  return { item, hire, page, post, shown };
}

describe("counted pieces in repair and missing", () => {
  test("of an item that is gone lead to the list, which says so", async () => {
    const { page, post } = await blockedItem();
    const id = page.split("/").at(-1) ?? "";
    const gone = newId();
    for (const [to, list] of [
      [page, "/admin/hire/items"],
      [`/admin/hire/units/counted/${id}`, "/admin/hire/units/counted"],
    ] as const) {
      const answer = await post("recoveries", "1", "3", {}, { to: to.replace(id, gone) });
      expect([answer.status, answer.headers["location"]]).toEqual([303, list]);
    }
  });

  test("are on the page of their item, put back and written off from there, and logged", async () => {
    const { hire, page, post, shown } = await blockedItem();
    const before = await shown();
    for (const text of ["3 pieces in repair", "1 piece missing", `hire ${hire.number}`, "Found again"])
      expect(before).toContain(text);
    const back = await post("recoveries", "1", "3");
    expect([back.status, back.headers["location"]]).toEqual([303, page]);
    const off = await post("write-offs", "2", "2", { note: "Split along the hinge" });
    expect([off.status, off.headers["location"]]).toEqual([303, page]);
    expect(await post("recoveries", "1", "1", { kind: "missing" })).toMatchObject({ status: 303 });
    const after = await shown();
    expect(after).not.toContain("In repair and missing");
    expect(after).toContain("8 pieces are owned");
    expect(after).toMatch(/−2 Written off .*: Split along the hinge/);
    const log = plainText((await site.ask("/admin/audit", { headers: { cookie } })).text);
    for (const sentence of [
      "Counted pieces were repaired",
      "Counted pieces were written off",
      "Missing pieces were found again",
    ])
      expect(log).toContain(sentence);
  });

  test.each(["0", "-1", "1.5", "4", "many", ""])(
    "refuse %j at its field, and keep what was typed",
    async (typed) => {
      const { page, post, shown } = await blockedItem();
      for (const action of ["recoveries", "write-offs"] as const) {
        const answer = await post(action, typed, "3", { note: "Typed note" });
        expect(answer.status).toBe(422);
        expect(plainText(answer.text)).toContain(
          "Enter a whole number of pieces, at most as many as are listed.",
        );
        const forms = formsOf(answer.text, page).filter(({ action: to }) => to === `${page}/recoveries`);
        const typedIn = forms.map(({ fields }) => fields.find(({ name }) => name === "quantity")?.value);
        expect(typedIn).toEqual([typed, "1"]);
        expect(answer.text.match(/aria-invalid/g)).toHaveLength(1);
        expect(answer.text).toContain(`value="Typed note"`);
      }
      expect(await shown()).toContain("3 pieces in repair");
    },
  );

  test("sent twice, take effect once, and the page says so also where no piece is left", async () => {
    const { post } = await blockedItem();
    expect(await post("recoveries", "1", "3")).toMatchObject({ status: 303 });
    const again = await post("recoveries", "1", "3", { note: "Typed note" });
    expect(again.status).toBe(409);
    expect(plainText(again.text)).toContain("It was changed meanwhile.");
    expect(plainText(again.text)).toContain("2 pieces in repair");
    expect(again.text).toContain(`value="Typed note"`);
    const last = { kind: "missing" };
    expect(await post("write-offs", "1", "1", last)).toMatchObject({ status: 303 });
    const gone = await post("write-offs", "1", "1", last);
    expect([gone.status, plainText(gone.text)]).toEqual([
      409,
      expect.stringContaining("It was changed meanwhile."),
    ]);
  });

  test("are in a list of all items for staff who change the states of units, without prices", async () => {
    const { item, hire, page, post } = await blockedItem();
    const list = "/admin/hire/units/counted";
    const to = `${list}/${item.id}`;
    for (const [role, opensHires] of [
      ["store", false],
      ["technician", false],
      ["sales", true],
    ] as const) {
      const who = { name: role, email: `${role}@example.ie`, password: "a-long-staff-passphrase" };
      const { cookie: as } = await signUpAs(site, who, role);
      const shown = (await site.ask(list, { headers: { cookie: as } })).text;
      expect(plainText(shown)).toContain(`Cable ramp ${item.code}`);
      expect(shown.includes(`/admin/hire/hires/${hire.id}`)).toBe(opensHires);
      expect(shown).not.toContain("€");
      const many = await post("recoveries", "9", "3", {}, { to, as });
      expect([many.status, plainText(many.text)]).toEqual([
        422,
        expect.stringContaining("at most as many as are listed"),
      ]);
      const closed = await post("write-offs", "1", "3", {}, { to: page, as });
      expect(closed.text).not.toContain("Cable ramp");
    }
    const who = { email: "store@example.ie", password: "a-long-staff-passphrase" };
    const as = await signInAs(site, who);
    const back = await post("recoveries", "1", "3", {}, { to, as });
    expect([back.status, back.headers["location"]]).toEqual([303, list]);
    expect(await post("recoveries", "1", "3", {}, { to, as })).toMatchObject({ status: 409 });
    expect(await post("write-offs", "2", "2", {}, { to, as })).toMatchObject({ status: 303 });
    expect(await post("write-offs", "1", "1", { kind: "missing" }, { to, as })).toMatchObject({
      status: 303,
    });
    const gone = await post("write-offs", "1", "1", { kind: "missing" }, { to, as });
    expect([gone.status, plainText(gone.text)]).toEqual([
      409,
      expect.stringContaining("It was changed meanwhile."),
    ]);
  });

  test("that are goods of a custom line are in the list, and leave it once staff are done with them", async () => {
    const warehouse = scansOn(db());
    const draft = await warehouse.quotes.draft({
      lines: [{ kind: "custom", itemId: null, dayRateNet: cents(333), text: "Hessian drape", quantity: 4 }],
      version: { startsAt: WEEK.from, endsAt: WEEK.to, deposit: 0 },
    });
    await warehouse.quotes.send(draft.id, { now: warehouse.clock.now() });
    const accepted = await warehouse.accept(draft.id);
    if (!accepted.ok) throw new Error(accepted.error.kind);
    const hire = await warehouse.view(accepted.value.hireToken);
    const line = hire.lines[0]?.id ?? "";
    for (const [action, quantity, condition] of [
      ["out", 4, "good"],
      ["return", 1, "good"],
      ["return", 2, "damaged"],
      ["return", 1, "missing"],
    ] as const)
      await warehouse.scan(hire.id, action, { itemId: line, quantity, condition });
    const list = "/admin/hire/units/counted";
    const shown = async () => plainText((await site.ask(list, { headers: { cookie } })).text);
    const card = /Hessian drape no item of the fleet, counted by hand 2 pieces in repair .* 1 piece missing/;
    expect(await shown()).toMatch(card);
    expect(await shown()).toContain(`hire ${hire.number}`);
    const post = (action: "recoveries" | "write-offs", kind: string, quantity: string, seen: string) => {
      const fields = {
        block: `${line}-${kind}-${hire.number}`,
        kind,
        reference: hire.number,
        quantity,
        seen,
      };
      return site.post(`${list}/${line}/${action}`, { ...fields, note: "" }, { cookie });
    };
    const many = await post("recoveries", "maintenance", "3", "2");
    expect([many.status, plainText(many.text)]).toEqual([
      422,
      expect.stringContaining("at most as many as are listed"),
    ]);
    expect(await post("recoveries", "maintenance", "2", "2")).toMatchObject({ status: 303 });
    expect(await post("recoveries", "maintenance", "2", "2")).toMatchObject({ status: 409 });
    const off = await post("write-offs", "missing", "1", "1");
    expect([off.status, off.headers["location"]]).toEqual([303, list]);
    expect(await shown()).not.toContain("Hessian drape");
    const log = plainText((await site.ask("/admin/audit", { headers: { cookie } })).text);
    expect(log).toContain("Goods of a custom line were repaired");
    expect(log).toContain("Goods of a custom line were written off");
  });
});
