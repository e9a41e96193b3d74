import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Address } from "#app/features/orders/orders.ts";
import { LocaleContext } from "#app/i18n/use-t.tsx";
import { AddressLabels } from "./address-labels.tsx";

const SENDER = { name: "ItsShowTime", address: "Galway", phone: "" };

function labelTo(address: Address): string {
  const order = { id: "o", number: 1001, name: "Ilse", company: null, phone: "030 1", address };
  return renderToStaticMarkup(
    <LocaleContext value="en">
      <AddressLabels orders={[order]} sender={SENDER} />
    </LocaleContext>,
  );
}

it("names the country below the postcode, but not in the State", () => {
  const berlin = { line1: "Invalidenstr. 5", line2: "", town: "Berlin", county: "", postcode: "10115" };
  expect(labelTo({ ...berlin, country: "DE" })).toContain("<b>10115</b><b>Germany</b>");
  expect(labelTo({ ...berlin, postcode: "H91 E2K3" })).toContain("<b>H91 E2K3</b></p>");
});
