import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { createProduct, createUser } from "#tests/support/factories.ts";
import { type CartEntry, type CartLine, entryKey, entryOf, toCartEntry } from "./cart.ts";
import { BROWSER_RULES, type CartAction } from "./cart-reducer.ts";
import { changeCart } from "./change-cart.server.ts";
import { changeGuestCart, readGuestCart, readSaved } from "./guest/guest-cart-store.ts";
import { getAccountCart } from "./queries.server.ts";

const db = await useTestDb();
const NO_ROW = "01900000-0000-7000-8000-000000000000";

// The browser's store works without a storage, as in a browser that refuses one, but tells its page of changes.
vi.stubGlobal("dispatchEvent", () => true);

/** What can be in the carts: two plain products, and one in two colours. */
let goods: readonly CartEntry[] = [];
async function createGoods(): Promise<void> {
  const attributes = [{ name: "Colour", values: ["Black", "Red"], visible: true, variation: true }];
  const parent = await createProduct(db, { kind: "variable", attributes });
  const cable = await createProduct(db, { parentId: parent.id });
  const [beam, clamp] = [await createProduct(db), await createProduct(db)];
  goods = [
    entryOf(beam.id, 1),
    entryOf(clamp.id, 1),
    entryOf(cable.id, 1, { Colour: "Red" }),
    entryOf(cable.id, 1, { Colour: "Black" }),
  ];
}

const KINDS = [
  "add",
  "set-quantity",
  "remove",
  "save",
  "restore",
  "remove-saved",
  "merge-saved",
  "subtract",
] as const;
const step = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(3),
  other: fc.nat(3),
  quantity: fc.integer({ min: 0, max: 1000 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const amounts = (entries: readonly CartEntry[]) =>
  Object.fromEntries(entries.map((entry) => [entryKey(entry), entry.quantity]));

/** The action that a step means; `keyOf` gives the line's key in one of the stores. */
function toAction(
  { kind, at, other, quantity }: Step,
  keyOf: (list: "cart" | "saved", entry: CartEntry) => string,
): CartAction {
  const [entry, second] = [goods[at], goods[other]];
  if (!entry || !second) throw new Error("No such goods");
  const entries = [entry, second].map((one) => ({ ...one, quantity: Math.max(1, quantity) }));
  if (kind === "add" || kind === "merge-saved" || kind === "subtract") return { kind, entries };
  const key = keyOf(kind === "restore" || kind === "remove-saved" ? "saved" : "cart", entry);
  return kind === "set-quantity" ? { kind, key, quantity } : { kind, key };
}

it("the same history gives the same cart in the browser and in an account, and the same refusals", async () => {
  await createGoods();
  const history = fc.array(step, { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { id: userId } = await createUser(db);
      changeGuestCart({ kind: "forget-gone" }, { ...BROWSER_RULES, settle: () => null });
      for (const one of steps) {
        const { lines, saved } = await getAccountCart(db, userId);
        const rowOf = (list: readonly CartLine[], entry: CartEntry) =>
          list.find((line) => entryKey(toCartEntry(line)) === entryKey(entry))?.key ?? NO_ROW;
        const account = await changeCart(
          db,
          userId,
          toAction(one, (list, entry) => rowOf(list === "cart" ? lines : saved, entry)),
        );
        const browser = changeGuestCart(toAction(one, (_, entry) => entryKey(entry)));
        expect(account.ok ? null : account.error).toEqual(browser.ok ? null : browser.error);
        expect(account.ok ? account.value.capped : []).toEqual(browser.ok ? browser.value.capped : []);
        const stored = await getAccountCart(db, userId);
        expect(amounts(stored.lines.map(toCartEntry))).toEqual(amounts(readGuestCart()));
        expect(amounts(stored.saved.map(toCartEntry))).toEqual(amounts(readSaved()));
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);
