import { describe, expect, test } from "vitest";
import { BODY_LEFT_OUT, postedForm, storableJson } from "./posted-form.server.ts";

function posted(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/contact", { method: "POST", body, headers });
}

async function refusal(request: Request): Promise<unknown> {
  return postedForm(request).then(
    () => null,
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  );
}

describe("a posted form", () => {
  test("is read with its files, without what PostgreSQL cannot store", async () => {
    const form = new FormData();
    form.append("na\u0000me", "N\u0000ora \ud800");
    form.append("file", new File(["x"], "a.png"));
    const read = await postedForm(posted(form));
    expect(read.get("na me")).toBe("N ora \ufffd");
    expect(read.files("file").map(({ name }) => name)).toEqual(["a.png"]);
    const encoded = posted("a=%00b&a=c", { "Content-Type": "application/x-www-form-urlencoded" });
    expect((await postedForm(encoded)).getAll("a")).toEqual([" b", "c"]);
  });

  test("has the present names of fields, also from a page that was opened before they changed", async () => {
    const form = new FormData();
    for (const name of ["sure", "mark", "seen"]) form.append(name, "7");
    // A count has a field `seen` of its own.
    expect((await postedForm(posted(form))).keys()).toEqual(["confirmed", "idempotency-key", "seen"]);
  });

  test("is refused when it is something else, is broken or was too large", async () => {
    expect(await refusal(posted("{}", { "Content-Type": "application/json" }))).toBe(415);
    expect(await refusal(posted("a=b", { "Content-Type": "" }))).toBe(415);
    expect(await refusal(posted("--x", { "Content-Type": "multipart/form-data; boundary=y" }))).toBe(400);
    expect(await refusal(posted("--x", { "Content-Type": "multipart/form-data" }))).toBe(400);
    const left = { "Content-Type": "application/x-www-form-urlencoded", [BODY_LEFT_OUT]: "1" };
    expect(await refusal(posted("", left))).toBe(413);
  });
});

test("what was JSON holds only what can be stored, in names as in values", () => {
  expect(storableJson(JSON.parse('{"a\\u0000":["\\ud800b", 1, null, {"c": "\\u0000"}]}'))).toEqual({
    "a ": ["\ufffdb", 1, null, { c: " " }],
  });
});
