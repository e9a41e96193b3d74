import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FieldProblem } from "#app/ui/error-summary.tsx";
import type { EntryField } from "../../entry-fields.ts";
import type { EntryProblem } from "../../entry-form.ts";

/** What a refused form says above itself and at its fields. */
export function problemWords(
  t: Translate,
  fields: readonly EntryField[],
  problems: readonly EntryProblem[],
): readonly FieldProblem[] {
  return problems.map((problem) => {
    const [name, row] = problem.path.split(".");
    const field = fields.find((one) => one.name === name);
    const called = field ? t(field.label) : problem.path;
    const label = /^\d+$/.test(row ?? "") ? `${called} ${Number(row) + 1}` : called;
    return { field: problem.path, message: sentence(t, label, problem) };
  });
}

function sentence(t: Translate, label: string, { path, kind, max }: EntryProblem): string {
  const english = path.endsWith(".en");
  const say = (message: Message<{ readonly label: string | number }>) => t(message, { label });
  switch (kind) {
    case "required":
      if (english) return say(words.enterEnglish);
      return say(path.endsWith(".ga") ? words.enterIrish : words.enter);
    case "irish-missing":
      return say(words.enterIrishToPublish);
    case "too-long":
      return t(words.tooLong, { label, max: max ?? 0 });
    case "list-full":
      return t(words.listFull, { label, max: max ?? 0 });
    case "list-empty":
      return say(words.listEmpty);
    case "address":
      return say(words.wrongAddress);
    case "path":
      return say(words.wrongPath);
    case "choice":
      return say(words.choose);
    case "time":
      return t(words.wrongTime);
    case "time-past":
      return t(words.timePast);
    case "time-order":
      return t(words.timeOrder);
    case "invalid":
      return say(words.wrong);
  }
}
