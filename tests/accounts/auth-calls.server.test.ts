import { describe, expect, it } from "vitest";
import { rateLimits, sessions, users } from "#app/db/schema/identity.ts";
import { getAuth } from "#app/features/identity/sign-in/auth.server.ts";
import { AUTH_ENDPOINTS } from "#app/features/identity/sign-in/auth-endpoints.ts";
import { admitSignIn } from "#app/features/identity/sign-in/sign-in-limits.server.ts";
import { passToAuth } from "#app/http/auth/auth-request.server.ts";
import { useTestDb } from "#tests/support/database/test-db.ts";
import { Device, NORA, ORIGIN, register } from "#tests/support/process/device.ts";

const db = await useTestDb();
const MALLORY = { name: "Mallory", email: "mallory@example.ie", password: "a long pass phrase" };
const SIGN_IN = "/api/auth/sign-in/email";
const DEVICE_COOKIE = "__Host-itsshowtime.device";

interface RawCall {
  readonly path?: string;
  readonly method?: string;
  readonly type?: string | null;
  readonly body?: string;
}

/** Sends bytes as they are, with the cookies of a device. */
async function raw(device: Device, { path = SIGN_IN, method = "POST", type, body }: RawCall) {
  const headers = new Headers(device.request(path).headers);
  headers.set("origin", ORIGIN);
  headers.set("content-type", type ?? "application/json");
  if (type === null) headers.delete("content-type");
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  const request = new Request(ORIGIN + path, { method, headers, ...(bytes && { body: bytes }) });
  return device.keep(await passToAuth(device.context(request), request));
}

const form = (...fields: [string, string][]) => new URLSearchParams(fields).toString();

/** Bodies that read as Nora's sign-in in one parser and perhaps as another's in the next. */
function disguises(password: string): RawCall[] {
  const fields = { email: NORA.email, password };
  const json = JSON.stringify(fields);
  const twice = form(["email", "other@example.ie"], ["email", NORA.email], ["password", password]);
  const urlencoded = "application/x-www-form-urlencoded";
  return [
    { type: urlencoded, body: twice },
    { type: urlencoded, body: form(["email", NORA.email], ["password", password]) },
    { type: "application/json; a=x-www-form-urlencoded", body: json },
    { type: "application/json; charset=utf-16", body: json },
    { type: "application/vnd.api+json", body: json },
    { type: "text/plain", body: json },
    { type: `multipart/form-data; boundary=b`, body: `--b\r\n\r\n${json}\r\n--b--` },
    { type: null, body: json },
    { body: `{"email":"other@example.ie","email":"${NORA.email}","password":"${password}"}` },
    { body: `{"email":"other@example.ie","\\u0065mail":"${NORA.email}","password":"${password}"}` },
    { type: "Application/JSON;charset=UTF-8", body: json },
    { body: `\uFEFF${json}` },
    { body: JSON.stringify({ ...fields, email: NORA.email.toUpperCase() }) },
    { body: JSON.stringify({ ...fields, email: `  ${NORA.email}\t` }) },
    { body: JSON.stringify({ ...fields, email: `${NORA.email}\u00a0` }) },
    { body: JSON.stringify({ ...fields, email: `${NORA.email}.` }) },
    { body: JSON.stringify({ ...fields, email: NORA.email.replace("i", "İ") }) },
    { body: JSON.stringify({ ...fields, email: NORA.email.replace("example", "ｅxample") }) },
    { body: JSON.stringify({ ...fields, email: `${NORA.email}\u0000` }) },
    { body: JSON.stringify({ ...fields, email: [NORA.email] }) },
    { body: JSON.stringify({ ...fields, email: { toLowerCase: NORA.email } }) },
    { body: JSON.stringify([fields]) },
    { body: JSON.stringify({ body: fields, ...fields, email: "other@example.ie" }) },
    { path: `${SIGN_IN}/`, body: json },
    { path: "/api/auth//sign-in/email", body: json },
    { path: "/api/auth/sign-in%2Femail", body: json },
    { path: "/api/auth/Sign-In/email", body: json },
    { path: `${SIGN_IN}?email=other@example.ie`, body: json },
  ];
}

describe("the limit of an account", () => {
  it("counts every disguise of its address as the same account, or refuses it before any password is looked at", async () => {
    await register(db);
    for (let n = 0; n < 10; n++) await new Device(db, `198.51.100.${n}`).logIn(NORA.email, `guess-${n}`);
    for (const [n, call] of disguises(NORA.password).entries()) {
      const answer = await raw(new Device(db, `192.0.2.${n}`), call);
      expect([n, [400, 401, 404, 415, 429].includes(answer.status), answer.status]).toEqual([
        n,
        true,
        answer.status,
      ]);
    }
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it("takes JSON alone, whose charset may be said", async () => {
    await register(db);
    const json = JSON.stringify({ email: NORA.email, password: NORA.password });
    const statusOf = async (type: string | null, body = json) =>
      (await raw(new Device(db), { type, body })).status;
    expect(await statusOf("application/json")).toBe(200);
    expect(await statusOf('application/json; charset="UTF-8"')).toBe(200);
    expect(await statusOf("application/x-www-form-urlencoded", form(["email", NORA.email]))).toBe(415);
    expect(await statusOf("application/json; a=x-www-form-urlencoded")).toBe(415);
    expect(await statusOf(null)).toBe(415);
    expect(await statusOf("application/json", "{")).toBe(400);
  });

  it("gives the mark of a device for the account that was signed in to, whatever else was sent", async () => {
    const owner = await register(db);
    await owner.logIn();
    await register(db, MALLORY);
    const mallory = new Device(db, "198.51.100.1");
    const both = `{"email":"${NORA.email}","email":"${MALLORY.email}","password":"${MALLORY.password}"}`;
    expect((await raw(mallory, { body: both })).status).toBe(200);
    const stolen = mallory.cookies.get(DEVICE_COOKIE) ?? "";
    for (let n = 0; n < 12; n++) {
      const guess = new Device(db, `198.51.100.${n}`);
      guess.cookies.set(DEVICE_COOKIE, stolen);
      await guess.logIn(NORA.email, `guess-${n}`);
    }
    expect((await owner.logIn()).location).toBe("/shop/browse");
  });

  it("does not shut a known device out after failures from its network, or with another device's mark", async () => {
    const owner = await register(db);
    await owner.logIn();
    const lost = new Device(db, "198.51.100.7");
    await lost.logIn();
    for (let n = 0; n < 11; n++) await lost.logIn(NORA.email, `guess-${n}`);
    expect((await lost.logIn()).status).toBe(429);
    for (let n = 0; n < 62; n++) {
      const attempt = { email: `p${n}@example.ie`, address: owner.address, device: null };
      await admitSignIn(db, attempt, new Date());
    }
    expect((await new Device(db, owner.address).logIn("p@example.ie", "guess")).status).toBe(429);
    expect((await owner.logIn()).location).toBe("/shop/browse");
  }, 120_000);
});

describe("the calls of the library", () => {
  it("are not found, every one that this site does not use", async () => {
    const { instance } = await getAuth(db, { origin: ORIGIN, secret: undefined });
    const routes = Object.values(instance.api as Record<string, { path?: string; options?: object }>)
      .filter((endpoint) => endpoint.path !== undefined)
      .map((endpoint) => ({
        path: endpoint.path ?? "",
        methods: [Reflect.get(endpoint.options ?? {}, "method") ?? "GET"].flat() as string[],
      }));
    expect(routes.length).toBeGreaterThan(35);
    for (const path of Object.keys(AUTH_ENDPOINTS)) expect(routes.map((route) => route.path)).toContain(path);
    const device = new Device(db);
    for (const { path, methods } of routes) {
      if (path in AUTH_ENDPOINTS) continue;
      const concrete = path.replace(/:id|:provider/g, "google").replace(/:token/g, "a-token");
      for (const method of methods) {
        const body = method === "GET" ? {} : { body: "{}" };
        const answer = await raw(device, { path: `/api/auth${concrete}?state=x`, method, ...body });
        expect([path, method, answer.status]).toEqual([path, method, 404]);
      }
    }
    expect((await raw(device, { path: SIGN_IN, method: "GET" })).status).toBe(404);
    expect((await raw(device, { path: "/api/auth/callback/google?state=x", method: "GET" })).status).toBe(
      404,
    );
    expect((await raw(device, { path: "/api/auth/__proto__", method: "GET" })).status).toBe(404);
    expect((await raw(device, { path: "/api/auth/constructor", body: "{}" })).status).toBe(404);
    expect(await db.select().from(rateLimits)).toEqual([]);
  });

  it("keep only the fields that this site uses", async () => {
    const extra = { image: "javascript:alert(1)", callbackURL: "https://evil.example", rememberMe: false };
    await new Device(db).api("/api/auth/sign-up/email", { ...NORA, ...extra });
    expect((await db.select().from(users)).map(({ name, image }) => [name, image])).toEqual([
      [NORA.name, null],
    ]);
  });

  it("sign up with the name as the specification sends it, data.full_name, or as name", async () => {
    const { name, ...account } = NORA;
    const device = new Device(db);
    const signUp = (fields: object) =>
      device.api("/api/auth/sign-up/email", { ...account, email: "aine@example.ie", ...fields });
    expect((await signUp({ data: { full_name: " " } })).status).toBe(400);
    expect((await signUp({ data: { full_name: 7 } })).status).toBe(400);
    expect((await signUp({ data: { full_name: "Áine" } })).status).toBe(200);
    await signUp({ email: NORA.email, name, data: { full_name: "Somebody else" } });
    const names = (await db.select().from(users)).map((user) => user.name);
    expect(names.toSorted()).toEqual([name, "Áine"]);
  });

  it("answer the sessions of a visitor without a cookie, and end none", async () => {
    const device = await register(db);
    await device.logIn();
    expect((await device.api("/api/auth/get-session")).data).toMatchObject({ user: { email: NORA.email } });
    expect((await new Device(db).api("/api/auth/get-session")).data).toBeNull();
    expect((await raw(device, { path: "/api/auth/sign-out", type: null })).status).toBe(200);
    expect(await device.viewer()).toBeNull();
  });
});
