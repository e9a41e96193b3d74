import { expect, test } from "vitest";
import { parsePage } from "../../support/http/page-dom.ts";
import { useTestServer } from "../../support/http/test-server.ts";

const site = useTestServer();

const titleOf = (html: string) => parsePage(html).one("head").one("title").text;

test.each([
  ["/withdraw", "Error: "],
  ["/ga/withdraw", "Earráid: "],
])("%s begins its title with the refusal of a statement", async (path, start) => {
  const before = titleOf((await site.ask(path)).text);
  expect(before).toContain("ItsShowTime");
  const refused = await site.post(path, { step: "check", name: "", email: "", reference: "" });
  expect(refused.status).toBe(400);
  expect(titleOf(refused.text)).toBe(start + before);
});
