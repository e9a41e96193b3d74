/** A step of `npm run check`: no name, comment, message or document uses a term that was replaced (docs/glossary.md). */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { findOldName, findOldPhrases, findOldTerms, type OldTerm } from "./find-old-terms.ts";

const root = join(import.meta.dirname, "../..");
/** Names the terms in order to reject them. */
const ABOUT_TERMS = /^(?:scripts\/check\/find-old-terms|docs\/glossary\.md)/;

const files = ["app", "server", "scripts", "tests", "vite", "docs"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|css|md)$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .concat("README.md")
  .filter((path) => !ABOUT_TERMS.test(path));

function search(path: string): OldTerm[] {
  const source = readFileSync(join(root, path), "utf8");
  const name = basename(path).replace(/\..*$/, "");
  const instead = path.endsWith(".md") ? null : findOldName(name);
  const inName = instead === null ? [] : [{ found: name, line: 1, instead }];
  if (path.endsWith(".md")) return findOldPhrases(source);
  return [...inName, ...(path.endsWith(".css") ? findOldPhrases(source) : findOldTerms(path, source))];
}

const found = files.flatMap((path) => search(path).map((one) => ({ path, ...one })));
for (const { path, line, found: term, instead } of found)
  console.error(`${path}:${line}: "${term}" was replaced: ${instead}`);
console.log(`${files.length} files read, ${found.length} replaced terms found.`);
process.exitCode = found.length > 0 ? 1 : 0;
