import { Form } from "react-router";
import * as messages from "#app/i18n/messages/catalog-admin/attributes-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { NumericHead, Table } from "#app/ui/tables/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { WordInUse } from "../../attributes/attribute-words.ts";
import "../catalog-forms.css";

/** What a refused form brought, by row. */
export interface AttributeWordsDraft {
  readonly tooLong: readonly number[];
  readonly irish: Readonly<Record<number, string>>;
}

/** Every word with its Irish beside it, in one form; only what is changed in it is written. */
export function AttributeWordsForm({
  list,
  draft,
}: {
  list: readonly WordInUse[];
  draft: AttributeWordsDraft | null;
}) {
  const t = useT();
  return (
    <Form method="post" className="stack-4">
      <Table caption={t(messages.caption)} quietCaption>
        <thead>
          <tr>
            <th scope="col">{t(messages.english)}</th>
            <th scope="col">{t(messages.irish)}</th>
            <th scope="col" className="attribute-kind">
              {t(messages.kind)}
            </th>
            <NumericHead>{t(messages.products)}</NumericHead>
          </tr>
        </thead>
        <tbody>
          {list.map((word, row) => (
            <WordRow
              key={`${word.kind} ${word.english}`}
              word={word}
              row={row}
              typed={draft?.irish[row]}
              invalid={draft?.tooLong.includes(row) ?? false}
            />
          ))}
        </tbody>
      </Table>
      <div>
        <SubmitButton variant="solid">{t(messages.save)}</SubmitButton>
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
            aria-label={t(messages.irishOf, { word: english })}
            autoComplete="off"
            {...(invalid && { "aria-invalid": true as const })}
          />
          {irish === "" && <Tag>{t(messages.missing)}</Tag>}
        </div>
      </td>
      <td className="attribute-kind">{t(kind === "name" ? messages.kindName : messages.kindValue)}</td>
      <td className="numeric">{products}</td>
    </tr>
  );
}
