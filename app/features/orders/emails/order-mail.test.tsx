import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LegalInformation } from "./order-mail.tsx";

it.each([
  ["", "To Solas. I hereby"],
  ["5 Sráid Eyre", "To Solas, 5 Sráid Eyre. I hereby"],
])("the model form for withdrawal is to the company at the address %j", (address, words) => {
  const html = renderToStaticMarkup(
    <LegalInformation locale="en" company="Solas" address={address} contact="" links={[]} terms={[]} />,
  );
  expect(html).toContain(words);
});
