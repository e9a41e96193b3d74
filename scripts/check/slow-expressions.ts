import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { getFirstConsumedChar, type ReadonlyFlags } from "regexp-ast-analysis";
import { analyse } from "scslre";
import ts from "typescript";

interface SlowExpression {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** The regular expressions of a source file, counted, and those that can take more than linear time. */
export function findSlowExpressions(
  path: string,
  source: string,
): { readonly expressions: number; readonly slow: readonly SlowExpression[] } {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const slow: SlowExpression[] = [];
  let expressions = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      expressions += 1;
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      for (const why of whySlow(node.text)) slow.push({ line, text: node.text, why });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { expressions, slow };
}

/** Why an expression such as `/\s+$/` can take more than linear time; empty when it cannot. */
export function whySlow(literal: string): readonly string[] {
  const parsed = new RegExpParser().parseLiteral(literal);
  const { pattern, flags } = parsed;
  const reports = analyse({ pattern, flags }).reports.map((report) => {
    if (report.type === "Move") return `a search begins ${report.quant.raw} again at every character`;
    const many = report.exponential ? "exponentially" : "polynomially";
    const loops =
      report.type === "Self" ? report.quant.raw : `${report.startQuant.raw} and ${report.endQuant.raw}`;
    return `${loops} can match the same characters: ${many} many ways`;
  });
  return [...reports, ...ambiguousLoops(pattern, flags)];
}

/** The library does not compare the alternatives of a loop: two that can begin alike are two ways to match one text. */
function ambiguousLoops(pattern: AST.Pattern, flags: ReadonlyFlags): readonly string[] {
  const found: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter({ max, element }) {
      if (max !== Number.POSITIVE_INFINITY) return;
      if (element.type !== "Group" && element.type !== "CapturingGroup") return;
      const firsts = element.alternatives.map((one) => getFirstConsumedChar(one, "ltr", flags).char);
      const alike = firsts.some((one, at) =>
        firsts.slice(at + 1).some((other) => !one.isDisjointWith(other)),
      );
      if (alike) found.push(`alternatives of ${element.raw} begin alike`);
    },
  });
  return found;
}
