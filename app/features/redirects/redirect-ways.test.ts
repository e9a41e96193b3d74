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
