import { useParams } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { BinIcon, ChevronIcon, PlusIcon } from "#app/ui/icons.tsx";
import { isPair } from "../../entries/entry-fields.ts";
import { PairInputs } from "./bilingual-field.tsx";
import type { FieldProps } from "./field-context.ts";
import { useRows } from "./use-rows.ts";

const BLANK = { en: "", ga: "" };

/** A list of lines in both languages; lines can be added, moved and removed. */
export function LinesField(props: FieldProps) {
  const t = useT();
  const { field, value, errors } = props;
  const pairs = Array.isArray(value) ? [...value].filter(isPair) : [];
  const row = useRowButton();
  const { rows, onPress } = useRows(pairs, BLANK);
  const error = errors.get(field.name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons turn keys into presses.
    <fieldset className="admin-field" id={field.name} tabIndex={-1} onClick={onPress}>
      <legend>{t(field.label)}</legend>
      {error && <p className="field-error">{error}</p>}
      <ol className="admin-lines">
        {rows.map(({ id, value: pair }, index) => (
          <li key={id}>
            <PairInputs {...props} path={`${field.name}.${index}`} pair={pair} />
            <LineTools name={field.name} index={index} count={rows.length} of="line" />
          </li>
        ))}
      </ol>
      <Button {...row(`add:${field.name}`)} variant="outline" small>
        <PlusIcon /> {t(messages.addLine)}
      </Button>
    </fieldset>
  );
}

/** The properties of a button that rearranges a list, which without a script is posted to the rows of the entry. */
function useRowButton() {
  const { collection = "", id = "" } = useParams();
  const formAction = adminPath(`/admin/content/${collection}/${id}/rows`);
  return (value: string) => ({ type: "submit", name: "row", value, formAction }) as const;
}

interface RowToolsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly of: "line" | "picture";
}

const LABELS = {
  line: { up: messages.lineUp, down: messages.lineDown, remove: messages.removeLine },
  picture: { up: messages.pictureUp, down: messages.pictureDown, remove: messages.removePicture },
};

/** The buttons of one row of a list. */
export function LineTools({ name, index, count, of }: RowToolsProps) {
  const t = useT();
  const labels = LABELS[of];
  const row = useRowButton();
  const n = index + 1;
  return (
    <span className="admin-tools">
      <IconButton {...row(`up:${name}.${index}`)} label={t(labels.up, { n })} disabled={index === 0}>
        <ChevronIcon className="turned" />
      </IconButton>
      <IconButton
        {...row(`down:${name}.${index}`)}
        label={t(labels.down, { n })}
        disabled={index === count - 1}
      >
        <ChevronIcon />
      </IconButton>
      <IconButton {...row(`remove:${name}.${index}`)} label={t(labels.remove, { n })}>
        <BinIcon />
      </IconButton>
    </span>
  );
}
