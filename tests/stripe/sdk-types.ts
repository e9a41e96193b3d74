import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const RESOURCES = join(import.meta.dirname, "../../node_modules/stripe/esm/resources");

/** The keys that Stripe's library promises in an object; `file` is relative to its resources, without ending. */
export function requiredKeys(file: string, name: string): readonly string[] {
  const path = join(RESOURCES, `${file}.d.ts`);
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const shape = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!shape || !ts.isInterfaceDeclaration(shape)) throw new Error(`${file} declares no ${name}`);
  return shape.members.flatMap((member) =>
    member.name && ts.isIdentifier(member.name) && !member.questionToken ? [member.name.text] : [],
  );
}
