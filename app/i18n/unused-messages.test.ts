import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const FROM = String.raw`from "(?:#app/i18n/messages/[\w-]+|\.|\.\./[\w-]+)/([\w-]+)\.ts"`;
const WHOLE = new RegExp(String.raw`import \* as (\w+) ${FROM}`, "g");
const NAMED = new RegExp(String.raw`(?:import|export) \{([^}]*)\} ${FROM}`, "g");

/** "file.name" of every message that a source takes; "file.*" where it takes them all, to choose by name at run time. */
function takenBy(source: string): string[] {
  const named = [...source.matchAll(NAMED)].flatMap(([, names = "", file]) =>
    names.split(",").map((name) => `${file}.${name.trim().split(" as ")[0]}`),
  );
  const whole = [...source.matchAll(WHOLE)].flatMap(([statement, alias, file]) => {
    const rest = source.replace(statement, "");
    if (new RegExp(String.raw`\b${alias}\[`).test(rest)) return [`${file}.*`];
    return [...rest.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, "g"))].map(
      ([, name]) => `${file}.${name}`,
    );
  });
  return [...named, ...whole];
}

it("has no message that nothing shows: staff would change words in the back office and see them nowhere", () => {
  const sources = globSync("{app,server,scripts}/**/*.{ts,tsx}", {
    exclude: (path) => /\.test\.tsx?$/.test(path),
  }).map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const taken = new Set(sources.flatMap(({ text }) => takenBy(text)));
  const messages = sources.filter(({ path }) => path.startsWith("app/i18n/messages/"));
  const unused = messages.flatMap(({ path, text }) => {
    const file = basename(path, ".ts");
    if (taken.has(`${file}.*`)) return [];
    return [...text.matchAll(/^export const (\w+) = (?:msg|plural)\(/gm)]
      .map(([, name = ""]) => name)
      .filter(
        (name) =>
          !taken.has(`${file}.${name}`) && text.split(new RegExp(String.raw`\b${name}\b`)).length <= 2,
      )
      .map((name) => `${file}.${name}`);
  });
  expect(messages.length).toBeGreaterThan(20);
  expect(unused).toEqual([]);
});
