import { expect, test } from "vitest";
import * as messages from "#app/i18n/messages/site/enquiries.ts";
import { FormFields } from "#app/lib/forms/form-fields.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { workContext } from "#tests/support/shop/work-context.ts";
import { getFormSecret, makeFormToken } from "../proof/form-token.server.ts";
import { submitEnquiry } from "../submit-enquiry.server.ts";
import { FILES_FIELD, HELD_FIELD, heldFiles } from "./attachments.ts";
import { holdAttachments } from "./hold-attachments.server.ts";
import { postedAttachments } from "./posted-attachments.server.ts";

const db = await useTestDb();
const { config, clock } = workContext(db);

const PDF = "%PDF-1.4\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n";

function posted(fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(FILES_FIELD, new File([PDF], "plan.pdf"));
  return new FormFields(form);
}

test("one network posts 120 forms with files, chosen or held, an hour; more are refused before they are decoded", async () => {
  const from = (clientAddress: string, form = posted()) =>
    postedAttachments({ db, config, now: clock.now(), clientAddress }, "equipment-servicing", form, "en");
  const again = new FormFields([[HELD_FIELD, "a.b.c"]]);
  for (let n = 0; n < 60; n += 1) {
    expect((await from(`2001:db8:0:1::${n}`)).ok).toBe(true);
    expect((await from(`2001:db8:0:1::${n}`, again)).ok).toBe(true);
  }
  expect(await from("2001:db8:0:1::ffff")).toEqual({
    ok: false,
    error: { refusal: { field: FILES_FIELD, message: messages.filesOften.en }, files: null },
  });
  expect((await from("2001:db8:0:1::ffff", again)).ok).toBe(false);
  expect((await from("2001:db8:0:2::1")).ok).toBe(true);
  expect((await from("2001:db8:0:1::ffff", new FormFields([]))).ok).toBe(true);
});

test("a refused form keeps the files that it held, under their tokens, where its network may hold no more", async () => {
  const clientAddress = "2001:db8:0:3::1";
  const ctx = { db, config, now: clock.now() };
  const picture = { kind: "photo", name: "plate.jpg", bytes: Buffer.from("p"), width: 1, height: 1 } as const;
  const [token = ""] = await holdAttachments(ctx, [picture], clientAddress);
  const fields = {
    form_token: makeFormToken(await getFormSecret(db, config), { now: ctx.now }),
    email: "no",
  };
  const refused = async (held: string) => {
    const form = posted({ ...fields, [HELD_FIELD]: held });
    const sent = { form: "equipment-servicing", posted: form, locale: "en" } as const;
    const { answer } = await submitEnquiry({ ...ctx, clientAddress }, sent, async () => null);
    return answer.kind === "invalid" ? (answer.values[HELD_FIELD] ?? "") : "";
  };
  const kept = await refused(token);
  expect(kept.split(" ")).toEqual([token, expect.any(String)]);
  expect(heldFiles(kept).map(({ name }) => name)).toEqual(["plate.jpg", "plan.pdf"]);
  for (let n = 0; n < 20; n += 1) await holdAttachments(ctx, [picture], clientAddress);
  expect(await refused(kept)).toBe(kept);
});

test("a file that is refused is named, and the others wait for the next try", async () => {
  const form = new FormData();
  form.append(FILES_FIELD, new File(["MZ"], "x.exe"));
  form.append(FILES_FIELD, new File([PDF], "plan.pdf"));
  const holder = { db, config, now: clock.now(), clientAddress: "2001:db8:0:4::1" };
  const read = await postedAttachments(holder, "equipment-servicing", new FormFields(form), "en");
  expect(read).toMatchObject({
    ok: false,
    error: {
      refusal: { field: FILES_FIELD, message: `x.exe: ${messages.filesUnreadable.en}` },
      files: { held: [], chosen: [{ name: "plan.pdf", kind: "pdf" }] },
    },
  });
});
