import { expect, test } from "vitest";
import { withdrawals } from "#app/db/schema/shop/withdrawals.ts";
import { newToken } from "#app/lib/ids.ts";
import { formsOf } from "#tests/support/http/page-forms.ts";
import { signInAs } from "#tests/support/http/sign-in.ts";
import { useTestServer } from "#tests/support/http/test-server.ts";

const site = useTestServer({});

test("a number that no order has comes back as it was typed, in the form of its statement alone", async () => {
  const cookie = await signInAs(site);
  const add = async (name: string) => {
    const [row] = await site.running.services.database.db
      .insert(withdrawals)
      .values({
        token: newToken(),
        fromOrder: false,
        locale: "en",
        name,
        email: "wanda@example.ie",
        reference: "my order of May",
        statement: "I withdraw",
        receivedAt: new Date(),
        refundDueAt: new Date(),
      })
      .returning({ id: withdrawals.id });
    return row?.id ?? "";
  };
  const [id, other] = [await add("Wanda Drawn"), await add("Padraig Burke")];
  const answer = await site.post(`/admin/withdrawals/${id}/order`, { order: "987654" }, { cookie });
  expect(answer.status).toBe(422);
  const typedIn = (one: string) =>
    formsOf(answer.text, "/admin/withdrawals")
      .find(({ action }) => action.includes(`/${one}/order`))
      ?.fields.find(({ name }) => name === "order")?.value;
  expect([typedIn(id), typedIn(other)]).toEqual(["987654", ""]);
});
