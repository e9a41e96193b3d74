import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { cents } from "#app/lib/money.ts";
import { SendWarnings } from "./send-warnings.tsx";

type Props = React.ComponentProps<typeof SendWarnings>;

function text(transportNet: number, state: "unconfirmed" | "available"): string {
  const line = { id: "deck", quantity: 4, chosen: true };
  const draft = { transport: "delivery", transportNet: cents(transportNet), lines: [line] };
  const figures = {
    lines: { deck: { name: "Stage deck", availability: { state, available: 0 } } },
    totals: null,
  };
  return renderToStaticMarkup(
    <SendWarnings
      quote={{ draft } as unknown as Props["quote"]}
      figures={figures as unknown as Props["figures"]}
    />,
  );
}

it("names what nothing is known of and a delivery without a price before a quote is sent", () => {
  expect(text(0, "unconfirmed")).toMatch(
    /not counted in: 4 × Stage deck\..*no price is entered for transport/,
  );
  expect(text(0, "available")).not.toContain("Stage deck");
  expect(text(8_000, "available")).toBe("");
});
