import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { changeDrafts } from "#app/db/schema/change-drafts.ts";
import { contentEntries } from "#app/db/schema/content.ts";
import { products } from "#app/db/schema/shop/catalog.ts";
import { createProduct } from "../support/factories.ts";
import { signInAs } from "../support/http/sign-in.ts";
import { ADMIN, type PostedFields, useTestServer } from "../support/http/test-server.ts";

const site = useTestServer();
const db = () => site.running.services.database.db;
let cookie = "";

beforeAll(async () => {
  cookie = await signInAs(site, ADMIN);
});

const get = async (path: string, own = cookie) => (await site.ask(path, { headers: { cookie: own } })).text;

const post = (path: string, fields: PostedFields) => site.post(path, fields, { cookie });

/** The page after a post, with its flash. */
async function after(answer: Awaited<ReturnType<typeof post>>): Promise<string> {
  expect(answer.status).toBe(303);
  const flash = [answer.headers["set-cookie"]].flat().map((one) => one?.split(";")[0]);
  return get(answer.headers.location ?? "", [cookie, ...flash].join("; "));
}

/** What the form with this text in its opening tag holds, with changes of some fields. */
function fieldsOf(html: string, name: string, changes: Readonly<Record<string, string>>) {
  const form = html.split("<form").find((one) => one.includes(`name="${name}"`)) ?? "";
  const texts = [...form.matchAll(/<(input|textarea)\b([^>]*)>([^<]*)/g)].flatMap(
    ([, tag, attributes = "", body = ""]) => {
      const at = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1];
      const [field, type] = [at("name"), at("type")];
      if (!field || (/checkbox|radio/.test(type ?? "") && !/\bchecked\b/.test(attributes))) return [];
      const value = tag === "textarea" ? body : (at("value") ?? "on");
      return [[field, decode(value)] as const];
    },
  );
  return texts.map(([field, value]) => [field, changes[field] ?? value] as const);
}

const decode = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

test("4.13: an entry's draft is shown on its page, in its list and its preview, and published by the save", async () => {
  const entry = await db().query.contentEntries.findFirst({ where: eq(contentEntries.collection, "team") });
  if (!entry) throw new Error("Bug: no entry.");
  const page = `/admin/content/team/${entry.id}`;
  const { en: old } = entry.data.role as { en: string };
  const fields = fieldsOf(await get(page), "version", { "role.en": "Head rigger" });
  const saved = await after(await post(`${page}/draft`, fields));
  for (const words of [
    "Draft saved.",
    "Draft: these changes are not published",
    "Publish changes",
    "Head rigger",
  ])
    expect(saved).toContain(words);
  expect(await get("/our-team")).toContain(old);
  expect(await get("/admin/content/team")).toContain("Changed");
  expect(await get(`/preview/team/${entry.id}`)).toContain("Head rigger");

  const kept = fieldsOf(await get(page), "version", {});
  const stale = await post(`${page}/draft`, fields);
  expect(stale.status).toBe(409);
  expect(stale.text).toContain("A draft was saved since you opened this page");
  expect(await after(await post(page, kept))).toContain("Changes published. Visitors see them at once.");
  expect(await db().$count(changeDrafts)).toBe(0);

  await after(await post(`${page}/draft`, fieldsOf(await get(page), "version", { "role.en": "Rigger" })));
  const draft = /name="draft" value="([^"]+)"/.exec(await get(page))?.[1] ?? "";
  expect(await after(await post(`${page}/draft/deletion`, [["draft", draft]]))).toContain("Draft discarded.");
  expect(await get(page)).toContain('value="Head rigger"');
});

test("4.13: taking a product offline says that its draft was taken over", async () => {
  const { id } = await createProduct(db(), { name: "Par can", description: "<p>Light</p>" });
  const page = `/admin/products/${id}`;
  const fields = fieldsOf(await get(page), "base", { name: "Par can 64" });
  expect(await after(await post(`${page}/draft`, fields))).toContain("Draft saved.");
  expect(await get(`/preview/product/${id}`)).toContain("this is the draft");
  expect(await get(page)).toContain("Publish changes and generate variations");
  const kept = fieldsOf(await get(page), "base", {});
  const offline = await after(await post(`${page}/publication`, [...kept, ["on", "no"]]));
  expect(offline).toContain("It was saved with the changes of the draft; there is no draft any more.");
  const [row] = await db().select().from(products).where(eq(products.id, id));
  expect(row).toMatchObject({ name: "Par can 64", status: "draft" });
});
