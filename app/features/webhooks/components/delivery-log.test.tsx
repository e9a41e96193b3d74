import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DeliveryStatus } from "./delivery-log.tsx";

const status = (part: { state?: "queued" | "failed"; attempts?: number; isEnabled?: boolean }) =>
  renderToStaticMarkup(
    <DeliveryStatus
      state="queued"
      attempts={0}
      isEnabled
      nextAttemptAt={new Date("2026-11-30T18:57:00Z")}
      {...part}
    />,
  ).replace(/<[^>]+>/g, "");

test("a delivery that waits says for what: its next attempt, or that its webhook is enabled", () => {
  expect(status({})).toBe("Waiting");
  expect(status({ attempts: 1 })).toBe("Waiting Next attempt 30 November 2026, 18:57");
  expect(status({ attempts: 1, isEnabled: false })).toBe("Waiting Sent once the webhook is enabled");
  expect(status({ isEnabled: false })).toBe("Waiting Sent once the webhook is enabled");
  expect(status({ state: "failed", isEnabled: false })).toBe("Failed");
});
