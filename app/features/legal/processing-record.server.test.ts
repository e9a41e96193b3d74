import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as schema from "#app/db/schema/all.ts";
import { privacy } from "./privacy.ts";

const FOLDER = "docs/data-protection";
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");

/** Columns that say whose a row is, or who wrote it. */
const OF_A_PERSON =
  /^(?:emails?|phone|recipient|ip|ip_address|user_agent|person|(?:user|actor|author|assignee)_id|\w+_by)$/;

describe("L23: the papers on data protection", () => {
  it("record every kind of data of the privacy notice, with its period", () => {
    const record = read("processing-record.md");
    const table = privacy.sections.flatMap(({ blocks }) => blocks).find((block) => block.kind === "table");
    const rows = table?.rows.map((row) => [row[0], row.at(-1)].map((words) => String(words?.en))) ?? [];
    expect(rows.length).toBeGreaterThan(8);
    const recorded = record.split("\n").filter((line) => line.startsWith("| "));
    const missing = rows.filter(
      ([what = "", period]) =>
        !recorded.some(
          (line) => line.startsWith(`| ${what.split(":")[0]} |`) && line.endsWith(`| ${period} |`),
        ),
    );
    expect(missing).toEqual([]);
  });

  it("record every table that holds data of a person", () => {
    const record = read("processing-record.md");
    const held = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => OF_A_PERSON.test(name)))
      .map((table) => getTableName(table));
    expect(held).toEqual(expect.arrayContaining(["customers", "hire_acceptances", "sessions"]));
    expect(held.filter((name) => !record.includes(`\`${name}\``))).toEqual([]);
  });

  it("say what is done within 72 hours of a breach, and which contracts are needed", () => {
    const breach = read("breach-procedure.md");
    for (const words of ["72 hours", "Data Protection Commission", "Article 34", "Template", "Register"])
      expect(breach).toContain(words);
    const processors = read("processors.md");
    for (const setting of ["SMTP_URL", "S3_URL", "STRIPE_SECRET_KEY", "BACKUP_DIR", "DATABASE_URL"])
      expect(processors).toContain(setting);
  });

  it("are found from the page of the operator", () => {
    const operations = readFileSync("docs/operations.md", "utf8");
    for (const name of ["processing-record", "breach-procedure", "processors"])
      expect(operations).toContain(`(data-protection/${name}.md)`);
  });
});
