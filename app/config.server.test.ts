import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withConfigurationTable } from "../scripts/make/readme.ts";
import { ConfigError, readConfig } from "./config.server.ts";
import { stripeKeyFault } from "./config-stripe.server.ts";
import { VARIABLES } from "./config-variables.ts";

describe("readConfig", () => {
  it("needs nothing", () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.origin).toBe("http://localhost:3000");
    expect(config.listenHost).toBeUndefined();
    expect(config.sampleData).toBe(true);
    expect(config.production).toBe(false);
  });

  it("loads no sample data into a database server unless asked", () => {
    const databaseUrl = "postgres://u:p@localhost/shop";
    expect(readConfig({ DATABASE_URL: databaseUrl }).sampleData).toBe(false);
    expect(readConfig({ DATABASE_URL: databaseUrl, SAMPLE_DATA: "1" }).sampleData).toBe(true);
  });

  it("takes empty values for missing ones", () => {
    expect(readConfig({ PORT: "", SMTP_URL: " " })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["LISTEN_HOST", "localhost"],
    ["LISTEN_HOST", "127.0.0.1:3000"],
    ["ORIGIN", "www.example.ie"],
    ["ORIGIN", "https://example.ie/shop"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["SMTP_URL", "localhost:25"],
    ["MAIL_TO", "nobody"],
    ["ADMIN_EMAIL", "a b@example.ie"],
    ["ADMIN_PASSWORD", "short"],
    ["SAMPLE_DATA", "yes"],
    ["EXTERNAL_SHOP_URL", "http://example.ie"],
    ["TRUST_PROXY", "true"],
    ["SECRET", "too short"],
    ["LOG_LEVEL", "loud"],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_API_BASE", "127.0.0.1:4100"],
    ["STRIPE_ALLOW_TEST_KEY", "yes"],
  ])("refuses %s=%s with one sentence that names it", (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name} [^\n]+\\.$`));
  });

  it("never repeats an address that may hold a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db/x" })).toThrow(/^(?!.*hunter2)/);
  });
});

describe("IMPORT_PICTURE_HOSTS", () => {
  const hosts = { IMPORT_PICTURE_HOSTS: " LocalHost:8080, [::1]:9000,pictures.lan " };

  it("names private hosts for a trial with npm run dev", () => {
    expect(readConfig({}).pictureHosts).toEqual([]);
    expect(readConfig({ ...hosts, NODE_ENV: "development" }).pictureHosts).toEqual([
      "localhost:8080",
      "[::1]:9000",
      "pictures.lan",
    ]);
  });

  it.each([
    ["production", {}],
    ["test", {}],
    ["", {}],
    ["development", { ORIGIN: "https://www.example.ie" }],
    ["development", { ORIGIN: "http://192.168.1.5:3000" }],
    ["development", { IMPORT_PICTURE_HOSTS: "http://localhost:8080" }],
    ["development", { IMPORT_PICTURE_HOSTS: "*" }],
  ])("F-14a: is refused with NODE_ENV=%s %j", (NODE_ENV, env) => {
    const attempt = () => readConfig({ ...hosts, NODE_ENV, ...env });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(/^IMPORT_PICTURE_HOSTS [^\n]+\.$/);
  });
});

it("names private hosts for webhooks in development alone", () => {
  const hosts = { WEBHOOK_HOSTS: "localhost:9100" };
  expect(readConfig({ ...hosts, NODE_ENV: "development" }).webhookHosts).toEqual(["localhost:9100"]);
  expect(() => readConfig({ ...hosts, NODE_ENV: "production" })).toThrow(/^WEBHOOK_HOSTS must not/);
});

describe("the settings of Stripe", () => {
  const live = { STRIPE_SECRET_KEY: "sk_live_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" };
  const test = { STRIPE_SECRET_KEY: "sk_test_hunter2", STRIPE_WEBHOOK_SECRET: "whsec_hunter2" };
  const production = { NODE_ENV: "production" };
  const peer = { STRIPE_API_BASE: "http://127.0.0.1:4100" };

  it("are none without a key", () => {
    expect(readConfig({ ...peer, STRIPE_WEBHOOK_SECRET: "whsec_x" }).stripe).toBeUndefined();
  });

  it.each([
    ["a live key in production", { ...live, ...production }],
    ["a restricted live key in production", { ...live, ...production, STRIPE_SECRET_KEY: "rk_live_1" }],
    ["a test key in development", test],
    ["a test key without a webhook", { STRIPE_SECRET_KEY: "sk_test_1" }],
    ["a test key in production that was allowed", { ...test, ...production, STRIPE_ALLOW_TEST_KEY: "1" }],
    ["a stand-in beside a test key", { ...test, ...peer }],
    ["a stand-in on this machine in production", { ...test, ...peer, ...production }],
  ])("allow %s", (_what, env) => {
    expect(readConfig(env).stripe?.secretKey).toBe(env.STRIPE_SECRET_KEY);
  });

  it.each([
    ["a live key in development", "STRIPE_SECRET_KEY", live],
    ["a live key in tests", "STRIPE_SECRET_KEY", { ...live, NODE_ENV: "test" }],
    ["a test key in production", "STRIPE_SECRET_KEY", { ...test, ...production }],
    [
      "a test key and a stand-in elsewhere in production",
      "STRIPE_SECRET_KEY",
      { ...test, ...production, STRIPE_API_BASE: "https://stripe.example.ie" },
    ],
    ["a stand-in beside a live key", "STRIPE_API_BASE", { ...live, ...peer, ...production }],
    [
      "no webhook secret in production",
      "STRIPE_WEBHOOK_SECRET",
      { ...live, ...production, STRIPE_WEBHOOK_SECRET: "" },
    ],
    [
      "something else as webhook secret",
      "STRIPE_WEBHOOK_SECRET",
      { ...test, STRIPE_WEBHOOK_SECRET: "we_hunter2" },
    ],
    ["a key in quotes", "STRIPE_SECRET_KEY", { ...test, STRIPE_SECRET_KEY: '"sk_test_hunter2"' }],
  ])("S14, S18: refuse %s with one sentence that keeps the secrets", (_what, name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} (?!.*hunter2)[^\n]+\\.$`));
  });

  it("are judged without an environment, too", () => {
    const settings = { production: true, allowTestKey: false, webhookSecret: "whsec_1", apiBase: undefined };
    expect(stripeKeyFault({ ...settings, secretKey: "sk_live_1" })).toBeNull();
    expect(stripeKeyFault({ ...settings, secretKey: "sk_test_1" })).toMatch(/^STRIPE_SECRET_KEY /);
  });
});

describe("the README", () => {
  it("lists every variable as the code reads it", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(withConfigurationTable(readme)).toBe(readme);
    for (const { name } of VARIABLES) expect(readme).toContain(`\`${name}\``);
  });
});

describe("test payments", () => {
  const allowed = (NODE_ENV: string, ORIGIN: string) => readConfig({ NODE_ENV, ORIGIN }).testPayments;

  it("are never taken in production at a public address, where they would give goods away", () => {
    for (const origin of [
      "https://www.example.ie",
      "http://shop.example.ie:8080",
      "https://203.0.113.7",
      "https://[2001:db8::1]",
      "https://localhost.example.ie",
      "https://172.32.0.1",
    ])
      expect([origin, allowed("production", origin)]).toEqual([origin, false]);
    expect(allowed("test", "https://www.example.ie")).toBe(true);
  });

  it("are taken on this machine and in its own network", () => {
    for (const origin of [
      "http://localhost:3000",
      "http://127.0.0.1",
      "http://[::1]:3000",
      "http://192.168.1.20",
      "http://172.16.0.1",
      "http://[fd00::1]",
      "http://shop.local",
      "http://stage.internal",
      "http://server:3000",
    ])
      expect([origin, allowed("production", origin)]).toEqual([origin, true]);
  });
});
