import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withConfigurationTable } from "../scripts/readme.ts";
import { ConfigError, readConfig, VARIABLES } from "./config.server.ts";

describe("readConfig", () => {
  it("needs nothing", () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.origin).toBe("http://localhost:3000");
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
  ])("refuses %s=%s with one sentence that names it", (name, value) => {
    const attempt = () => readConfig({ [name]: value });
    expect(attempt).toThrow(ConfigError);
    expect(attempt).toThrow(new RegExp(`^${name} [^\n]+\\.$`));
  });

  it("never repeats an address that may hold a password", () => {
    expect(() => readConfig({ DATABASE_URL: "mysql://root:hunter2@db/x" })).toThrow(/^(?!.*hunter2)/);
  });
});

describe("the README", () => {
  it("lists every variable as the code reads it", () => {
    const readme = readFileSync("README.md", "utf8");
    expect(withConfigurationTable(readme)).toBe(readme);
    for (const { name } of VARIABLES) expect(readme).toContain(`\`${name}\``);
  });
});
