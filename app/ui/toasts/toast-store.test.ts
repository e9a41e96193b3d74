import { afterEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, subscribeToasts, toast } from "./toast-store.ts";

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

describe("toasts", () => {
  it("shows the three newest and tells its listeners", () => {
    const listener = vi.fn();
    const stop = subscribeToasts(listener);
    for (const title of ["one", "two", "three", "four"]) toast({ title });
    stop();
    expect(currentToasts().map((t) => t.title)).toEqual(["two", "three", "four"]);
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it("takes one away by what showing it returned, once", () => {
    const takeAway = toast({ title: "Item removed from cart" });
    takeAway();
    takeAway();
    expect(currentToasts()).toEqual([]);
  });
});
