import { expect, it } from "vitest";
import { countryOnDocument } from "./document-country.ts";

const customer = { address: ["Invalidenstr. 5", "Berlin", "10115"] };
const northern = { address: ["1 Main Street", "Derry", "BT48 6HJ"] };

it("names a country in the language that is asked for", () => {
  expect(countryOnDocument("en", { ...customer, country: "DE" })).toBe("Germany");
  expect(countryOnDocument("ga", { ...customer, country: "DE" })).toBe("An Ghearmáin");
  expect(countryOnDocument("en", { ...northern, country: "GB" })).toBe("Northern Ireland");
  expect(countryOnDocument("en", customer)).toBe("");
});
