/** Writes the README's configuration table from the list in app/config-variables.ts: `npm run readme`. */
import { readFileSync, writeFileSync } from "node:fs";
import { VARIABLES } from "#app/config-variables.ts";

const START = "<!-- configuration:start (made by npm run readme) -->";
const END = "<!-- configuration:end -->";

/** The README with its table made again. Throws when the marks are missing. */
export function withConfigurationTable(readme: string): string {
  const from = readme.indexOf(START);
  const to = readme.indexOf(END);
  if (from < 0 || to < from) throw new Error("README.md has no marks for the configuration table");
  const rows = VARIABLES.map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback} | ${meaning} |`);
  const table = ["| variable | without it | meaning |", "|---|---|---|", ...rows].join("\n");
  return `${readme.slice(0, from)}${START}\n${table}\n${readme.slice(to)}`;
}

if (import.meta.main) {
  writeFileSync("README.md", withConfigurationTable(readFileSync("README.md", "utf8")));
}
