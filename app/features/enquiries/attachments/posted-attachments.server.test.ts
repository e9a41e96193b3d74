import { expect, test } from "vitest";
import * as m from "#app/i18n/messages/site/enquiries.ts";
import { FormFields } from "#app/lib/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { FILES_FIELD } from "./attachments.ts";
import { postedAttachments } from "./posted-attachments.server.ts";

const db = await useTestDb();
const { config, clock } = workContext(db);

function posted() {
  const form = new FormData();
  const pdf = "%PDF-1.4\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n";
  form.append(FILES_FIELD, new File([pdf], "plan.pdf"));
  return new FormFields(form);
}

test("one network posts 120 forms with files an hour; more are refused before they are decoded", async () => {
  const from = (clientAddress: string, form = posted()) =>
    postedAttachments({ db, config, now: clock.now(), clientAddress }, "equipment-servicing", form, "en");
  for (let n = 0; n < 120; n += 1) expect((await from(`2001:db8:0:1::${n}`)).ok).toBe(true);
  expect(await from("2001:db8:0:1::ffff")).toEqual({
    ok: false,
    error: { field: FILES_FIELD, message: m.filesOften.en },
  });
  expect((await from("2001:db8:0:2::1")).ok).toBe(true);
  expect((await from("2001:db8:0:1::ffff", new FormFields([]))).ok).toBe(true);
});
