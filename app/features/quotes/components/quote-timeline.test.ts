import { expect, it } from "vitest";
import { translateIn } from "#app/i18n/translate-in.ts";
import { quoteEventText } from "./quote-timeline.tsx";

const textOf = (action: string, details: Record<string, unknown>) =>
  quoteEventText(translateIn("en"), { action, details });

it("names the version and the total of what was sent or accepted", () => {
  expect(textOf("quote.sent", { version: 2, total: 41_820 })).toBe("Version 2: sent, €418.20 incl. VAT");
  expect(textOf("quote.accepted", { version: 2, total: 41_820 })).toBe(
    "Version 2: accepted, €418.20 incl. VAT",
  );
  expect(textOf("quote.sent", {})).toBe("A quote was sent");
  expect(textOf("quote.withdrawn", { from: "sent" })).toBe("A quote was withdrawn");
});
