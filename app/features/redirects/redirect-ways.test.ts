import { expect, it } from "vitest";
import { MAX_CHAIN, RedirectWays } from "./redirect-ways.ts";

/** `/n0` to `/n1`, and so on, as many as `length`. */
const chainOf = (length: number) =>
  Array.from({ length }, (_, n) => ({ from: `/n${n}`, target: `/n${n + 1}` }));

it("finds circles over any number of steps", () => {
  const ways = new RedirectWays([
    { from: "/b", target: "/c" },
    { from: "/c", target: "/a#x" },
    { from: "/d", target: "https://example.ie/a" },
  ]);
  ways.lead("/a", "/b");
  expect(ways.faultOf("/a")).toBe("loop");
  ways.lead("/a", "/d");
  expect(ways.faultOf("/a")).toBeNull();
});

it("takes as many redirects in a row as a browser follows, wherever in the row the last one is added", () => {
  for (const added of [0, 1, 9, MAX_CHAIN - 1]) {
    const ways = new RedirectWays(chainOf(MAX_CHAIN).filter((_, n) => n !== added));
    ways.lead(`/n${added}`, `/n${added + 1}`);
    expect(ways.faultOf(`/n${added}`), `${added} of ${MAX_CHAIN}`).toBeNull();
    ways.lead(`/n${MAX_CHAIN}`, "/end");
    expect(ways.faultOf(`/n${added}`), `${added} of ${MAX_CHAIN + 1}`).toBe("chain");
  }
});

it("ends in a circle of other addresses, and in a chain of any length", () => {
  const ways = new RedirectWays([...chainOf(5_000), { from: "/b", target: "/b" }]);
  ways.lead("/a", "/n0");
  expect(ways.faultOf("/a")).toBe("chain");
  ways.lead("/a", "/b");
  expect(ways.faultOf("/a")).toBe("chain");
});

it("no longer counts an address that leads elsewhere or nowhere", () => {
  const ways = new RedirectWays(chainOf(MAX_CHAIN));
  ways.lead(`/n${MAX_CHAIN}`, "/end");
  ways.lead("/n0", "https://example.ie/");
  expect(ways.faultOf(`/n${MAX_CHAIN}`)).toBeNull();
  ways.lead("/n0", "/n1");
  expect(ways.faultOf(`/n${MAX_CHAIN}`)).toBe("chain");
  ways.lead("/n10", undefined);
  expect(ways.faultOf(`/n${MAX_CHAIN}`)).toBeNull();
});

it.each([
  ["a query", "/old-b?colour=red", "/old-b", "/old-a"],
  ["a query that changes nothing", "/old-b?utm_source=x", "/old-b", "/old-a"],
  ["the Irish address", "/ga/old-b", "/old-b", "/old-a"],
])("finds a circle through %s", (_, to, from, back) => {
  for (const last of ["/old-a", from]) {
    const ways = new RedirectWays([]);
    const add = { "/old-a": () => ways.lead("/old-a", to), [from]: () => ways.lead(from, back) };
    for (const name of ["/old-a", from].filter((one) => one !== last)) add[name]?.();
    add[last]?.();
    expect(ways.faultOf(last), `${last} added last`).toBe("loop");
  }
});

it("finds a circle that only Irish addresses go in, and none where one leaves it", () => {
  const ways = new RedirectWays([
    { from: "/old-b", target: "/shop" },
    { from: "/ga/old-b", target: "/ga/old-a" },
  ]);
  ways.lead("/old-a", "/old-b");
  expect(ways.faultOf("/old-a")).toBe("loop");
  ways.lead("/ga/old-b", "/ga/shop");
  expect(ways.faultOf("/old-a")).toBeNull();
  const exact = new RedirectWays([
    { from: "/old-b?colour=red", target: "/shop" },
    { from: "/old-b", target: "/old-a" },
  ]);
  exact.lead("/old-a", "/old-b?colour=red");
  expect(exact.faultOf("/old-a")).toBeNull();
});

it("counts redirects in a row that queries and languages lead to", () => {
  const chain = chainOf(MAX_CHAIN).map(({ from, target }, n) => ({
    from,
    target: n % 3 === 0 ? `${target}?page=${n}` : n % 3 === 1 ? `/ga${target}` : target,
  }));
  const ways = new RedirectWays(chain);
  expect(ways.faultOf("/n7")).toBeNull();
  ways.lead(`/n${MAX_CHAIN}`, "/end");
  for (const from of ["/n0", "/n7", `/n${MAX_CHAIN}`]) expect(ways.faultOf(from), from).toBe("chain");
});
