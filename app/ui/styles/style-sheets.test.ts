import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const app = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(app, file), "utf8");
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).sort();
const sheets = files
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: withoutComments(read(file)) }));
const modules = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Written by a script, with one line for each range of letters. */
const GENERATED = /ui\/styles\/fonts\.css$/;
const TOKENS = /ui\/styles\/base\/tokens\.css$/;
const MAX_LINES = 300;
/** Classes that a library puts on its own elements. */
const OF_LIBRARIES = new Set(["ProseMirror", "tiptap", "is-editor-empty"]);
/** Rows that scroll, with buttons beside them that say so. */
const MOVED_BY_BUTTONS = new Set(["strip-view", "gallery-row"]);
/** A colour by name or number. `color-mix`, `light-dark` and system colours stay, since they take tokens. */
const LITERAL_COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(?:white|black)\b(?!-)/i;

describe("style sheets", () => {
  test("every class of a component has a rule", () => {
    const rules = new Set(sheets.flatMap(({ css }) => classesIn(css)));
    const missing = [...used.byComponents].filter(([name]) => !rules.has(name));
    expect(missing.map(([name, file]) => `${name} (${file})`)).toEqual([]);
  });

  test("every rule is used by a component", () => {
    const isUsed = (name: string) =>
      used.words.has(name) ||
      OF_LIBRARIES.has(name) ||
      used.prefixes.some((prefix) => name.startsWith(prefix));
    const dead = sheets.flatMap(({ file, css }) =>
      [...new Set(classesIn(css))].filter((name) => !isUsed(name)).map((name) => `.${name} (${file})`),
    );
    expect(dead).toEqual([]);
  });

  test("colours are written in the tokens only", () => {
    const literal = sheets
      .filter(({ file }) => !TOKENS.test(file) && !GENERATED.test(file))
      .flatMap(({ file, css }) =>
        declarationsIn(css)
          .filter((declaration) => LITERAL_COLOUR.test(declaration))
          .map((declaration) => `${file}: ${declaration.trim()}`),
      );
    expect(literal).toEqual([]);
  });

  test("a row that scrolls without a scroll bar fades where it goes on", () => {
    const rows = sheets
      .flatMap(({ css }) => [...css.matchAll(/([^{}]+)\{[^{}]*scrollbar-width: none/g)])
      .flatMap(([, selector = ""]) => classesIn(selector).slice(-1))
      .filter((name) => !MOVED_BY_BUTTONS.has(name));
    const plain = modules.flatMap((file) =>
      [...read(file).matchAll(/className="([^"]+)"/g)]
        .map(([, names = ""]) => names.split(" "))
        .filter((names) => rows.some((row) => names.includes(row)) && !names.includes("fade-ends"))
        .map((names) => `${file}: ${names.join(" ")}`),
    );
    expect(rows).toContain("chips-scroll");
    expect(plain).toEqual([]);
  });

  test(`none has more than ${MAX_LINES} lines`, () => {
    const long = sheets.filter(({ file }) => read(file).split("\n").length - 1 > MAX_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});

function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, "");
}

function classesIn(css: string): string[] {
  const selectors = css.replace(/@import[^;]*;|"[^"]*"|url\([^)]*\)|:[^;{}]*;/g, (part) =>
    part[0] === ":" ? ";" : "",
  );
  return [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = ""]) => name);
}

function declarationsIn(css: string): string[] {
  return css.match(/[\w-]+:[^;{}]+;/g) ?? [];
}

/**
 * The words of all strings, the words of those strings that are class names, with a file for each, and the beginnings
 * of class names that end in a variable part: `button-` of `button-${variant}`.
 */
const used = (() => {
  const words = new Set<string>();
  const byComponents = new Map<string, string>();
  const prefixes: string[] = [];
  for (const file of modules) {
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node, inClass: boolean): void => {
      const isClass = (inClass && !isComparison(node)) || givesClasses(node);
      if (ts.isStringLiteralLike(node)) note(node.text, isClass);
      else if (ts.isTemplateExpression(node)) {
        const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
        for (const [index, text] of texts.entries()) {
          const open = index < texts.length - 1 ? /[\w-]+$/.exec(text)?.[0] : undefined;
          note(open ? text.slice(0, -open.length) : text, isClass);
          if (open?.endsWith("-")) prefixes.push(open);
        }
      }
      ts.forEachChild(node, (child) => visit(child, isClass));
    };
    const note = (text: string, isClass: boolean) => {
      for (const word of text.split(/\s+/).filter(Boolean)) {
        words.add(word);
        if (isClass) byComponents.set(word, file);
      }
    };
    visit(source, false);
  }
  return { words, byComponents, prefixes };
})();

function givesClasses(node: ts.Node): boolean {
  return (
    (ts.isJsxAttribute(node) && node.name.getText() === "className") ||
    (ts.isCallExpression(node) && node.expression.getText() === "classNames")
  );
}

/** `kind === "sale"` chooses between classes, and names none. */
function isComparison(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && /^[=!]==$/.test(node.operatorToken.getText());
}
