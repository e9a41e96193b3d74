import ts from "typescript";

/** Terms that were replaced, and what is written instead (docs/glossary.md). */
export const REPLACED: Readonly<Record<string, string>> = {
  assortment: "catalog-desk",
  desk: "admin, or the page's own noun",
  glance: "cart product",
  glances: "cart products",
  house: "site, process or cluster",
  notice: "banner, flash, event or announcement",
  notices: "banners, flashes, events or announcements",
  said: "text, message, status or answer",
  sellable: "purchasable",
  sellables: "purchasable",
  standing: "status",
  takings: "revenue",
  told: "result",
  truth: "payment session",
};

/** Phrases that a sentence does without, and what is written instead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, "anyone who, or the noun"],
  [/(?<!`)\bnobody\b/i, "no one, or the noun"],
  [/\banew\b/i, "again"],
  [/\b(?:at|by|for|from|to|with) who\b/i, "the person who, or the noun"],
  // A piece of equipment may be a stand, and what does not move stands still.
  [/(?<!\b(?:an?|the|microphone) )\b(?:stands?|stood|standing)\b(?!-| still\b)/i, "is or was"],
  [/\bwhat (?:came|became|comes|becomes) of\b/i, "the result of, or the noun"],
];

/** Kinds of refusals that were replaced, and what is written instead. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["changed-meanwhile", "conflict"],
  ["draft-changed", "conflict"],
  ["list-changed", "conflict"],
  ["settled-meanwhile", "conflict"],
]);

/** Names that keep a replaced term: the law's own word, a stored key, or the name of a feature. */
const KEPT = /^(?:catalog-?desk|guarantee-?notice.*|.*houseLights|notice|notices)$/i;

/** Problems are answers of the API (RFC 9457) and rows of an import; a page marks its summary by one. */
const PROBLEMS =
  /^(?:data-problem|faultProblem|tooManyProblem|RowProblem|(?:add|hire)Problem|(?:import|importWith|listImport|no|only|row|run)Problems)$/;

/** Members of the types of forms that were renamed: the end of a type's name, the member, and what it is called. */
const MEMBERS: readonly (readonly [type: RegExp, member: string, instead: string])[] = [
  [/Fault$/, "path", "field"],
  [/Fault$/, "column", "field"],
  [/^Returned|(?:Answer|Refusal)$/, "typed", "values, or the noun of the field"],
];

/** Constants of upper and lower limits, which are MAX_ and MIN_ in all files. */
const MAX_LIMIT = /^(?:MOST|LONGEST|LARGEST)(?:_|$)/;
const MIN_LIMIT = /^(?:LEAST|FEWEST|SHORTEST|SMALLEST)(?:_|$)/;

/** A term found in a file: the name or phrase as written, its line from 1, and what to write instead. */
export interface OldTerm {
  readonly found: string;
  readonly line: number;
  readonly instead: string;
}

/** The words of a name in camel, kebab or snake case, in lower case. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** What to write instead of a name that holds a replaced term; null when it holds none. */
export function findOldName(name: string): string | null {
  if (KEPT.test(name)) return null;
  if (MAX_LIMIT.test(name)) return "MAX_";
  if (MIN_LIMIT.test(name)) return "MIN_";
  if (/[a-z0-9]-?problems?$/i.test(name) && !PROBLEMS.test(name)) return "fault, or refusal";
  const old = wordsOf(name.replace(/catalog-?desk/gi, "")).find((word) => Object.hasOwn(REPLACED, word));
  return old === undefined ? null : (REPLACED[old] ?? null);
}

/** What to call a member of a type, such as `typed` of a form that came back; null for one that keeps its name. */
function findOldMember(node: ts.PropertySignature): string | null {
  let type: ts.Node = node.parent;
  while (!ts.isSourceFile(type) && !ts.isInterfaceDeclaration(type) && !ts.isTypeAliasDeclaration(type))
    type = type.parent;
  // A tick is no text.
  if (ts.isSourceFile(type) || node.type?.kind === ts.SyntaxKind.BooleanKeyword) return null;
  const [name, member] = [type.name.text, node.name.getText()];
  return MEMBERS.find(([ending, old]) => old === member && ending.test(name))?.[2] ?? null;
}

/** Reads the faults of a schema's error, as no other function of its name does. */
const FAULTS_OF = "app/lib/forms/form-faults.ts";

/** Strings here are read on pages and in mails. */
const MESSAGES = /^app\/(?:i18n\/messages|features\/help\/chapters)/;

/** Calls whose strings are sentences: titles of tests, refusals in words, and what is written to a log or a terminal. */
const SENTENCES = /^(?:test|it|describe|refuse|console|log)$/;

/** The name that a call begins with, as `test` in `test.each(rows)("title")`. */
function nameOfCall(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node))
    return nameOfCall(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
  return ts.isIdentifier(node) ? node.text : "";
}

/** True for a string that is an argument of an error or of a call of SENTENCES. */
function isSentence(node: ts.Node): boolean {
  let part = node;
  while (
    ts.isTemplateSpan(part.parent) ||
    ts.isTemplateExpression(part.parent) ||
    ts.isBinaryExpression(part.parent)
  )
    part = part.parent;
  const { parent } = part;
  if (ts.isNewExpression(parent)) return /(?:Error|Fault)$/.test(parent.expression.getText());
  return (
    ts.isCallExpression(parent) && parent.expression !== part && SENTENCES.test(nameOfCall(parent.expression))
  );
}

/**
 * Replaced terms in the names, comments and kinds of a TypeScript module, and phrases in its sentences: titles of tests,
 * errors, what it logs, and every string of a module of messages.
 */
export function findOldTerms(path: string, source: string): OldTerm[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const found: OldTerm[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const instead = findOldName(node.text);
      if (instead !== null) found.push({ found: node.text, line: lineOf(node.getStart()), instead });
    }
    if (ts.isPropertySignature(node)) {
      const instead = findOldMember(node);
      if (instead !== null)
        found.push({ found: node.name.getText(), line: lineOf(node.getStart()), instead });
    }
    if (
      ts.isFunctionDeclaration(node) &&
      node.name?.text === "faultsOf" &&
      path.startsWith("app/") &&
      path !== FAULTS_OF
    )
      found.push({ found: "faultsOf", line: lineOf(node.getStart()), instead: "a verb and its noun" });
    if (ts.isNamespaceImport(node) && node.name.text === "m")
      found.push({
        found: "m",
        line: lineOf(node.getStart()),
        instead: "messages, or the noun of the module",
      });
    if (ts.isStringLiteralLike(node)) {
      const instead = KINDS.get(node.text);
      if (instead !== undefined) found.push({ found: node.text, line: lineOf(node.getStart()), instead });
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (MESSAGES.test(path) || isSentence(node))
        found.push(...findOldPhrases(node.text).map((one) => ({ ...one, line: lineOf(node.getStart()) })));
    }
    node.forEachChild(visit);
  };
  visit(file);
  for (const { index, 0: comment } of source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ [^\n]*/g))
    found.push(...findOldPhrases(comment).map((one) => ({ ...one, line: lineOf(index) + one.line - 1 })));
  return found;
}

/** Phrases in plain text that a sentence does without. */
export function findOldPhrases(text: string): OldTerm[] {
  return text.split("\n").flatMap((row, at) =>
    PHRASES.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(row) ?? [];
      return found === undefined ? [] : [{ found: found.toLowerCase(), line: at + 1, instead }];
    }),
  );
}
