import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import type { Translate } from "#app/i18n/use-t.tsx";
import type { FaultText } from "#app/lib/forms/form-faults.ts";
import { isKeyOf } from "#app/lib/records.ts";
import { type EntryField, entryFieldsOf } from "../../entries/entry-fields.ts";
import type { EntryFault } from "../../entries/entry-form.ts";
import type { CollectionName } from "../../schema.ts";

/** What a refused form says above itself and at its fields. */
export function faultMessages(
  t: Translate,
  fields: readonly EntryField[],
  faults: readonly EntryFault[],
): readonly FaultText[] {
  return faults.map((fault) => {
    const [name, row] = fault.field.split(".");
    const field = fields.find((known) => known.name === name);
    const called = field ? t(field.label) : fault.field;
    const label = /^\d+$/.test(row ?? "") ? `${called} ${Number(row) + 1}` : called;
    return { field: fault.field, message: sentence(t, label, fault) };
  });
}

function sentence(t: Translate, label: string, { field, kind, max }: EntryFault): string {
  const english = field.endsWith(".en");
  const say = (message: Message<{ readonly label: string | number }>) => t(message, { label });
  switch (kind) {
    case "required":
      if (english) return say(messages.enterEnglish);
      return say(field.endsWith(".ga") ? messages.enterIrish : messages.enter);
    case "irish-missing":
      return say(messages.enterIrishToPublish);
    case "too-long":
      return t(messages.tooLong, { label, max: max ?? 0 });
    case "list-full":
      return t(messages.listFull, { label, max: max ?? 0 });
    case "list-empty":
      return say(messages.listEmpty);
    case "address":
      return say(messages.wrongAddress);
    case "path":
      return say(messages.wrongPath);
    case "choice":
      return say(messages.choose);
    case "picture-gone":
      return say(messages.pictureGone);
    case "time":
      return t(messages.wrongTime);
    case "time-past":
      return t(messages.timePast);
    case "time-order":
      return t(messages.timeOrder);
    case "invalid":
      return say(messages.wrong);
  }
}

const OWN = {
  published: messages.published,
  sample: messages.sample,
  publishFrom: messages.publishFrom,
  publishUntil: messages.publishUntil,
  fits: messages.fits,
};

/** What the form of an entry calls the field of a path like "services.2.ga". */
export function pathLabel(t: Translate, collection: CollectionName, path: string): string {
  const [name = "", ...rest] = path.split(".");
  if (isKeyOf(OWN, name)) return t(OWN[name]);
  const field = entryFieldsOf(collection).find((known) => known.name === name);
  const row = rest.find((part) => /^\d+$/.test(part));
  const called = (field ? t(field.label) : name) + (row === undefined ? "" : ` ${Number(row) + 1}`);
  const last = rest.at(-1);
  if (last !== "en" && last !== "ga") return called;
  return t(messages.fieldLanguage, {
    label: called,
    language: t(last === "en" ? messages.english : messages.irish),
  });
}
