import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const [basic = "", higher = ""] = readFileSync(join(ROOT, "docs/asvs.md"), "utf8").split("## Level 3");

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const CHAPTERS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
} as const;

interface Answer {
  readonly id: string;
  readonly answer: string;
  readonly how: string;
}

function answersIn(text: string): Answer[] {
  return [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
    ([, id = "", answer = "", how = ""]) => ({ id, answer: answer.replaceAll("*", ""), how }),
  );
}

/** Files are named in backticks by their path; other things in backticks are commands and addresses. */
function filesIn({ how }: Answer): string[] {
  return [...how.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = ""]) => name)
    .filter(
      (name) =>
        /^(?:app|server|tests|docs|deploy|scripts)\//.test(name) || /^(?:Dockerfile|[A-Z]+\.md)$/.test(name),
    );
}

describe("docs/asvs.md", () => {
  const answers = answersIn(basic);

  test("answers every requirement of levels 1 and 2 once", () => {
    const counted = Object.fromEntries(
      Object.keys(CHAPTERS).map((chapter) => [
        chapter,
        new Set(answers.map(({ id }) => id).filter((id) => id.startsWith(`${chapter}.`))).size,
      ]),
    );
    expect(counted).toEqual(CHAPTERS);
    expect(answers).toHaveLength(253);
    const all = [...answers, ...answersIn(higher)].map(({ id }) => id);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  test("says met, does not apply, or exception with an owner", () => {
    for (const { id, answer, how } of [...answers, ...answersIn(higher)]) {
      expect([id, answer]).toEqual([id, expect.stringMatching(/^(?:met|does not apply|exception)$/)]);
      if (answer === "exception") expect([id, how]).toEqual([id, expect.stringMatching(/Owner: .+$/)]);
    }
  });

  test("names files that are there", () => {
    const named = [...answers, ...answersIn(higher)].flatMap(filesIn);
    expect(named.length).toBeGreaterThan(150);
    expect([...new Set(named)].filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
  });
});
