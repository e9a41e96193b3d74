import { Form, Link } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/hire-admin/subhires.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/forms/field.tsx";
import { NamedOptions } from "#app/ui/forms/named-options.tsx";
import type { ShortageRow, ShortageWays } from "../shortages/shortages.ts";

interface WaysProps {
  readonly row: ShortageRow;
  /** Undefined for a quote that is not accepted. */
  readonly ways: ShortageWays | undefined;
}

/** A substitute, pieces of another hire, or other dates. */
export function OtherWays({ row, ways }: WaysProps) {
  const t = useT();
  return (
    <>
      {ways && ways.substitutes.length === 0 && <p className="muted">{t(messages.noSubstitutes)}</p>}
      {ways && ways.substitutes.length > 0 && (
        <WayForm
          row={row}
          action={adminPath(`/admin/hire/shortages/${row.id}/substitution`)}
          name="item"
          choices={ways.substitutes}
          {...{ label: messages.substituteItem, hint: messages.substituteHint, button: messages.substitute }}
        />
      )}
      {ways && ways.donors.length > 0 && (
        <WayForm
          row={row}
          action={adminPath(`/admin/hire/shortages/${row.id}/reallocation`)}
          name="hire"
          choices={ways.donors}
          {...{ label: messages.giveWayHire, hint: messages.giveWayHint, button: messages.giveWay }}
        />
      )}
      <MoveLink row={row} />
    </>
  );
}

interface WayFormProps {
  readonly row: ShortageRow;
  readonly action: string;
  readonly name: "item" | "hire";
  readonly choices: ShortageWays["donors"];
  readonly label: Message;
  readonly hint: Message;
  readonly button: Message;
}

function WayForm({ row, action, name, choices, label, hint, button }: WayFormProps) {
  const t = useT();
  return (
    <Form method="post" action={action} className="stack-3">
      <input type="hidden" name="seen" value={row.quantity} />
      <p className="muted">{t(hint)}</p>
      <Select
        name={name}
        id={`${name}-${row.id}`}
        label={label}
        companion={false}
        defaultValue={choices[0]?.id ?? ""}
      >
        <NamedOptions of={choices} />
      </Select>
      <p>
        <Button type="submit" variant="outline">
          {t(button)}
        </Button>
      </p>
    </Form>
  );
}

/** Where the dates are moved: at the hire, or in the quote. */
function MoveLink({ row: { owner, ownerId } }: Pick<WaysProps, "row">) {
  const t = useT();
  if (ownerId === null) return null;
  return (
    <p>
      {owner === "hire" ? (
        <Link className="link" to={`${adminPath(`/admin/hire/hires/${ownerId}`)}#dates`}>
          {t(messages.moveDates)}
        </Link>
      ) : (
        <Link className="link" to={adminPath(`/admin/hire/quotes/${ownerId}`)}>
          {t(messages.openQuote)}
        </Link>
      )}
    </p>
  );
}
