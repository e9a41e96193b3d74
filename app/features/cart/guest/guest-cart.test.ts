import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Options } from "#app/features/catalog/index/choices.ts";
import {
  addCartEntry,
  type CartEntry,
  countEntryPieces,
  entryKey,
  entryOf,
  MAX_CART_QUANTITY,
  MAX_ENTRIES,
  mergeEntries,
  subtractEntries,
} from "../cart.ts";
import { BROWSER_RULES, type CartAction, type CartLists, reduceCart } from "../cart-reducer.ts";
import { damageOf, type GuestCartState, parseGuestCart, parsePendingMerge } from "./guest-cart.ts";
import { beginMerge, finishMerge } from "./merge-guest-cart.ts";

const ids = ["a", "b", "c", "d"];
/** What may be chosen of a product: nothing, or one of two values, named in either order. */
const choices = fc.constantFrom<Options[]>(
  {},
  { Colour: "red", Length: "5 m" },
  { Length: "5 m", Colour: "blue" },
);
const entry = fc
  .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 20 }), choices)
  .map(([id, quantity, options]) => entryOf(id, quantity, options));
/** The keys of all lines there can be. */
const keys = fc
  .tuple(fc.constantFrom(...ids), choices)
  .map(([id, options]) => entryKey(entryOf(id, 1, options)));
const cart = fc.array(entry, { maxLength: 6 }).map((list) => mergeEntries([], list));

function amounts(entries: readonly CartEntry[]): Record<string, number> {
  return Object.fromEntries(entries.map((e) => [entryKey(e), e.quantity]));
}

/** The lists after an action; unchanged when it is refused. */
function listsAfter(lists: CartLists, action: CartAction): CartLists {
  const changed = reduceCart(lists, action, BROWSER_RULES);
  return changed.ok ? changed.value.lists : lists;
}

const onlyCart = (entries: readonly CartEntry[]): CartLists => ({ cart: entries, saved: [] });

describe("reading the stored cart", () => {
  it("takes the format of the specification", () => {
    expect(parseGuestCart('[{"product_id":"x","quantity":2}]')).toEqual([{ product_id: "x", quantity: 2 }]);
  });

  it("keeps what was chosen, in one order, and leaves out what cannot be a choice", () => {
    const read = (options: unknown) =>
      parseGuestCart(JSON.stringify([{ product_id: "x", quantity: 1, options }]))[0];
    expect(JSON.stringify(read({ Length: "5 m", Colour: "red", Odd: 7 }))).toBe(
      '{"product_id":"x","quantity":1,"options":{"Colour":"red","Length":"5 m"}}',
    );
    for (const none of [{}, null, [], "red", { Colour: "" }]) {
      expect(read(none)).toEqual({ product_id: "x", quantity: 1 });
    }
  });

  it.each(["", "{", "null", "[null]", '{"product_id":"x"}', '[{"product_id":7,"quantity":1}]', "[[]]"])(
    "ignores %s",
    (text) => expect(parseGuestCart(text)).toEqual([]),
  );

  it.each([
    [0, []],
    [-1, []],
    ["2", []],
    [1.5, [1]],
    [1e9, [MAX_CART_QUANTITY]],
  ])("reads the quantity %s", (quantity, expected) => {
    const read = parseGuestCart(JSON.stringify([{ product_id: "x", quantity }]));
    expect(read.map((e) => e.quantity)).toEqual(expected);
  });

  it("never throws, and what it reads is always a valid cart", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { quantity } of parseGuestCart(text))
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        parsePendingMerge(text);
      }),
    );
  });
});

describe("telling what could not be read", () => {
  const stored = (...quantities: unknown[]) =>
    JSON.stringify(quantities.map((quantity, n) => ({ product_id: `p${n}`, quantity })));

  it.each([
    [null, 0, 0],
    ["[]", 0, 0],
    ["{", 1, 0],
    ['{"product_id":"x"}', 1, 0],
    [stored(1, 3), 0, 0],
    [stored(0, -1, "2", null), 4, 0],
    [stored(1.5, 1e9, 2), 0, 2],
  ])("%s", (text, dropped, changed) => expect(damageOf(text)).toEqual({ dropped, changed }));

  it("counts every entry once, and never throws", () => {
    const quantity = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1.5, 1e9, "1", null));
    const list = fc.array(fc.record({ product_id: fc.uuid(), quantity }), { maxLength: 20 });
    fc.assert(
      fc.property(list, (entries) => {
        const text = JSON.stringify(entries);
        expect(damageOf(text).dropped + parseGuestCart(text).length).toBe(
          new Set(entries.map((e) => e.product_id)).size,
        );
      }),
    );
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void damageOf(text)));
  });
});

describe("saving for later", () => {
  const moves = fc.array(fc.tuple(fc.boolean(), keys), { maxLength: 40 });

  it("moving to and fro loses nothing and doubles nothing", () => {
    fc.assert(
      fc.property(cart, cart, moves, (inCart, saved, steps) => {
        let lists: CartLists = { cart: inCart, saved };
        for (const [aside, key] of steps)
          lists = listsAfter(lists, { kind: aside ? "save" : "restore", key });
        expect(amounts(mergeEntries(lists.cart, lists.saved))).toEqual(amounts(mergeEntries(inCart, saved)));
      }),
    );
  });

  it("a full list takes nothing, and nothing is lost", () => {
    const full = Array.from({ length: MAX_ENTRIES }, (_, n) => ({ product_id: `x${n}`, quantity: 1 }));
    const lists = { cart: [{ product_id: "a", quantity: 2 }], saved: full };
    expect(reduceCart(lists, { kind: "save", key: "a" }, BROWSER_RULES)).toEqual({
      ok: false,
      error: { kind: "full" },
    });
  });

  it("merging it twice is the same as once", () => {
    fc.assert(
      fc.property(cart, cart, (account, mine) => {
        const merge = { kind: "merge-saved", entries: mine } as const;
        const once = listsAfter({ cart: [], saved: account }, merge);
        expect(amounts(listsAfter(once, merge).saved)).toEqual(amounts(once.saved));
      }),
    );
  });
});

describe("changing a cart", () => {
  it("adds one to a line that is there", () => {
    expect(addCartEntry(addCartEntry([], "a"), "a")).toEqual([{ product_id: "a", quantity: 2 }]);
  });

  it("ignores quantities below one", () => {
    const entries = [{ product_id: "a", quantity: 3 }];
    for (const quantity of [0, Number.NaN])
      expect(
        reduceCart(onlyCart(entries), { kind: "set-quantity", key: "a", quantity }, BROWSER_RULES),
      ).toEqual({
        ok: false,
        error: { kind: "invalid-quantity" },
      });
  });

  it("merging adds quantities and loses no product", () => {
    fc.assert(
      fc.property(cart, cart, (one, two) => {
        const merged = mergeEntries(one, two);
        expect(countEntryPieces(merged)).toBe(countEntryPieces(one) + countEntryPieces(two));
        expect(amounts(subtractEntries(merged, two))).toEqual(amounts(one));
      }),
    );
  });

  it("removing takes exactly one line", () => {
    fc.assert(
      fc.property(cart, (entries) => {
        const [first] = entries;
        if (!first) return;
        const { cart: left } = listsAfter(onlyCart(entries), { kind: "remove", key: entryKey(first) });
        expect(left).toEqual(entries.slice(1));
      }),
    );
  });
});

/** The account's side of a merge, as the server does it: a key counts once. */
class Account {
  entries: readonly CartEntry[] = [];
  private readonly keys = new Set<string>();

  receive(key: string, items: readonly CartEntry[]): void {
    if (this.keys.has(key)) return;
    this.keys.add(key);
    this.entries = mergeEntries(this.entries, items);
  }
}

type Step =
  | { readonly kind: "add" | "save" | "back"; readonly product: string; readonly options: Options }
  | { readonly kind: "begin" }
  | { readonly kind: "send"; readonly tab: number }
  | { readonly kind: "confirm"; readonly tab: number };

const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("add", "save", "back"),
    product: fc.constantFrom(...ids),
    options: choices,
  }),
  fc.record({ kind: fc.constant("begin" as const) }),
  fc.record({ kind: fc.constant("send" as const), tab }),
  fc.record({ kind: fc.constant("confirm" as const), tab }),
);

describe("merging the cart into an account", () => {
  it("loses nothing and doubles nothing, whatever two tabs do in whatever order", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const account = new Account();
        let state: GuestCartState = { entries: [], pending: null };
        const sent: (string | undefined)[] = [];
        let added: readonly CartEntry[] = [];
        let saved: readonly CartEntry[] = [];
        const run = (next: Step): void => {
          if (next.kind === "add") {
            state = { ...state, entries: addCartEntry(state.entries, next.product, 1, next.options) };
            added = addCartEntry(added, next.product, 1, next.options);
          } else if (next.kind === "save" || next.kind === "back") {
            const before = { cart: state.entries, saved };
            const key = entryKey(entryOf(next.product, 1, next.options));
            const held = state.pending?.items ?? [];
            const lists = listsAfter(
              before,
              next.kind === "save" ? { kind: "save", key, held } : { kind: "restore", key },
            );
            saved = lists.saved;
            state = { ...state, entries: lists.cart };
          } else if (next.kind === "begin") {
            state = beginMerge(state);
          } else if (next.kind === "send" && state.pending) {
            account.receive(state.pending.key, state.pending.items);
            sent[next.tab] = state.pending.key;
          } else if (next.kind === "confirm") {
            const key = sent[next.tab];
            if (key) state = finishMerge(state, key);
          }
        };
        for (const next of steps) run(next);
        for (let round = 0; round < 3; round += 1) {
          for (const kind of ["begin", "send", "confirm"] as const) run({ kind, tab: 0 });
        }
        expect(state.entries).toEqual([]);
        expect(amounts(mergeEntries(account.entries, saved))).toEqual(amounts(added));
      }),
      { numRuns: 1000 },
    );
  });
});
