import { beforeAll, expect, test } from "vitest";
import { hireSuppliers } from "#app/db/schema/hire/quotes.ts";
import { newId } from "#app/lib/ids.ts";
import { plainText } from "#tests/support/http/html-text.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { ADMIN, useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer();
let cookie = "";
beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const LIST = "/admin/hire/suppliers";
const read = (path: string) => site.ask(path, { headers: { Cookie: cookie } });

/** Presses the one button of a page that posts to an address, and gives the words of the page that follows. */
async function press(path: string, action: string): Promise<string> {
  const { text } = await read(path);
  expect(formsOf(text, path).map((form) => form.action)).toContain(action);
  const { status, headers } = await site.post(action, {}, { Cookie: cookie });
  expect([status, headers["location"]]).toEqual([303, LIST]);
  return plainText((await read(LIST)).text);
}

test("a supplier is archived on its page, listed apart, and brought back from the list", async () => {
  const id = newId();
  await site.running.services.database.db.insert(hireSuppliers).values({ id, name: "Rarely Used Ltd" });
  const own = `${LIST}/${id}`;
  expect(plainText((await read(LIST)).text)).not.toContain("Archived");
  expect(await press(own, `${own}/archiving`)).toMatch(/Archived\s+Rarely Used Ltd\s+Bring back/);
  const archived = plainText((await read(own)).text);
  expect(archived).toContain("no longer offered for sub-hires and lines of quotes.");
  expect(archived).not.toContain("Archive this supplier");
  expect(await press(LIST, `${own}/restoration`)).not.toContain("Archived");
  expect(plainText((await read(own)).text)).toContain("Archive this supplier");
});
