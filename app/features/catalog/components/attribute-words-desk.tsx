import { Form } from "react-router";
import * as words from "#app/i18n/messages/attributes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { WORD_LIMIT, type WordInUse } from "../attribute-words.ts";
import "./catalog-forms.css";

/** What a refused form brought, by row. */
export interface WordsDraft {
  readonly tooLong: readonly number[];
  readonly irish: Readonly<Record<number, string>>;
}

/** Every word with its Irish beside it, in one form; only what is changed in it is written. */
export function AttributeWordsForm({
  list,
  draft,
}: {
  list: readonly WordInUse[];
  draft: WordsDraft | null;
}) {
  const t = useT();
  return (
    <Form method="post" className="stack-4">
      <Table caption={t(words.caption)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(words.english)}</th>
            <th scope="col">{t(words.irish)}</th>
            <th scope="col">{t(words.kind)}</th>
            <th scope="col" className="numeric">
              {t(words.products)}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((word, row) => (
            <WordRow
              key={`${word.kind} ${word.english}`}
              {...{ word, row }}
              typed={draft?.irish[row]}
              invalid={draft?.tooLong.includes(row) ?? false}
            />
          ))}
        </tbody>
      </Table>
      <div>
        <Button type="submit" variant="solid">
          {t(words.save)}
        </Button>
      </div>
    </Form>
  );
}

function WordRow({
  word,
  row,
  typed,
  invalid,
}: {
  word: WordInUse;
  row: number;
  typed: string | undefined;
  invalid: boolean;
}) {
  const t = useT();
  const { kind, english, irish, products } = word;
  return (
    <tr>
      <th scope="row" lang="en">
        {english}
        <input type="hidden" name={`kind-${row}`} value={kind} />
        <input type="hidden" name={`english-${row}`} value={english} />
        <input type="hidden" name={`was-${row}`} value={irish} />
      </th>
      <td>
        <div className="row">
          <input
            className="input attribute-word"
            name={`irish-${row}`}
            lang="ga"
            defaultValue={typed ?? irish}
            maxLength={WORD_LIMIT}
            aria-label={t(words.irishOf, { word: english })}
            autoComplete="off"
            {...(invalid && { "aria-invalid": true as const })}
          />
          {irish === "" && <Tag>{t(words.missing)}</Tag>}
        </div>
      </td>
      <td>{t(kind === "name" ? words.kindName : words.kindValue)}</td>
      <td className="numeric">{products}</td>
    </tr>
  );
}
