import { describe, expect, it } from "vitest";
import { MAX_HIRE_LINES } from "#app/features/claims/hire-period.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createUser } from "#tests/support/factories.ts";
import { createHireItem } from "#tests/support/hire/factories-hire.ts";
import {
  getAccountBasket,
  mergeAccountBasket,
  saveAccountBasket,
  subtractFromAccountBasket,
} from "./account-basket.server.ts";
import { EMPTY_BASKET, type HireBasket } from "./hire-basket.ts";

const db = await useTestDb();
const DATES = { from: "2027-08-05T09:00", to: "2027-08-06T17:00" };

describe("the basket of an account", () => {
  it("is stored, merged once per key, and emptied", async () => {
    const user = await createUser(db);
    const [one, two] = [await createHireItem(db), await createHireItem(db)];
    await saveAccountBasket(db, user.id, {
      basket: { waiver: true, ...DATES, lines: [{ item: one.slug, quantity: 2 }] },
      base: null,
    });
    const basket = {
      ...EMPTY_BASKET,
      lines: [
        { item: one.code.toLowerCase(), quantity: 1 },
        { item: two.code, quantity: 4 },
        { item: "gone", quantity: 1 },
      ],
    };
    for (let time = 0; time < 2; time += 1)
      await mergeAccountBasket(db, user.id, { key: "0123456789abcdef", basket });
    expect(await getAccountBasket(db, user.id)).toEqual({
      waiver: true,
      ...DATES,
      lines: [
        { item: one.code, quantity: 3 },
        { item: two.code, quantity: 4 },
      ],
    });
    const lines = [
      { item: one.slug, quantity: 2 },
      { item: one.code, quantity: 9_998 },
    ];
    await saveAccountBasket(db, user.id, { basket: { ...EMPTY_BASKET, lines }, base: null });
    expect((await getAccountBasket(db, user.id)).lines).toEqual([{ item: one.code, quantity: 9_999 }]);
    await subtractFromAccountBasket(db, user.id, [{ item: one.code, quantity: 9_990 }]);
    expect((await getAccountBasket(db, user.id)).lines).toEqual([{ item: one.code, quantity: 9 }]);
    await subtractFromAccountBasket(db, user.id, [
      { item: one.code, quantity: 10 },
      { item: two.code, quantity: 1 },
    ]);
    expect((await getAccountBasket(db, user.id)).lines).toEqual([]);
  });

  it("takes as many lines of a browser’s basket as fit, and says which it left out", async () => {
    const user = await createUser(db);
    const items: string[] = [];
    for (let n = 0; n < MAX_HIRE_LINES + 2; n += 1) items.push((await createHireItem(db)).code);
    const lines = items.map((item) => ({ item, quantity: 1 }));
    const basket = { ...EMPTY_BASKET, lines: lines.slice(0, MAX_HIRE_LINES - 1) };
    await saveAccountBasket(db, user.id, { basket, base: null });
    const browser = [...lines.slice(0, 1), ...lines.slice(-3), { item: "gone", quantity: 1 }];
    const merge = { key: "0123456789abcde1", basket: { ...EMPTY_BASKET, lines: browser } };
    // Also where the answer was lost and the merge is sent again.
    for (let time = 0; time < 2; time += 1)
      expect(await mergeAccountBasket(db, user.id, merge)).toEqual(lines.slice(-2));
    expect((await getAccountBasket(db, user.id)).lines).toEqual([
      { item: items[0], quantity: 2 },
      ...lines.slice(1, MAX_HIRE_LINES),
    ]);
  });

  it("takes as many pieces of an item as a line has, and says how many it left out, also when it is asked again", async () => {
    const user = await createUser(db);
    const [one, two] = [await createHireItem(db), await createHireItem(db)];
    const stored = [
      { item: one.code, quantity: 9_997 },
      { item: two.code, quantity: 9_996 },
    ];
    await saveAccountBasket(db, user.id, { basket: { ...EMPTY_BASKET, lines: stored }, base: null });
    const lines = [
      { item: one.slug, quantity: 2 },
      { item: one.code, quantity: 3 },
      { item: two.code, quantity: 3 },
    ];
    const merge = { key: "0123456789abcde2", basket: { ...EMPTY_BASKET, lines } };
    for (let time = 0; time < 2; time += 1)
      expect(await mergeAccountBasket(db, user.id, merge)).toEqual([{ item: one.code, quantity: 3 }]);
    expect((await getAccountBasket(db, user.id)).lines).toEqual(
      [one, two].map(({ code }) => ({ item: code, quantity: 9_999 })),
    );
  });

  it("takes both dates of a browser's basket that has one of them", async () => {
    const user = await createUser(db);
    await saveAccountBasket(db, user.id, { basket: { ...EMPTY_BASKET, ...DATES }, base: null });
    const basket = { ...EMPTY_BASKET, from: "2027-08-20T09:00" };
    await mergeAccountBasket(db, user.id, { key: "0123456789abcde0", basket });
    expect(await getAccountBasket(db, user.id)).toEqual(basket);
  });
});

describe("a basket that two pages of an account change", () => {
  it("has the changes of both; of what both changed the later one counts", async () => {
    const user = await createUser(db);
    const items = [await createHireItem(db), await createHireItem(db), await createHireItem(db)];
    const [one = "", two = "", three = ""] = items.map(({ code }) => code);
    const base = { ...EMPTY_BASKET, lines: [{ item: one, quantity: 2 }] };
    const save = (basket: HireBasket) => saveAccountBasket(db, user.id, { basket, base });
    await saveAccountBasket(db, user.id, { basket: base, base: null });
    await save({ ...base, ...DATES, lines: [...base.lines, { item: two, quantity: 1 }] });
    const other = { ...base, waiver: true, lines: [{ item: items[2]?.slug ?? "", quantity: 4 }] };
    for (let time = 0; time < 2; time += 1) await save(other);
    const now = await getAccountBasket(db, user.id);
    expect(now).toMatchObject({ ...DATES, waiver: true });
    expect([...now.lines].sort((a, b) => a.quantity - b.quantity)).toEqual([
      { item: two, quantity: 1 },
      { item: three, quantity: 4 },
    ]);
  });
});
