import { Form } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as lists from "#app/i18n/messages/lists.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "../button.tsx";

/** Search, filters, order and columns of a list of the back office; all of it goes into the address. */
export function ListFilter({ children }: { children: React.ReactNode }) {
  const t = useT();
  return (
    <Form method="get" role="search" className="list-filter">
      {children}
      <Button type="submit" variant="outline" small>
        {t(lists.find)}
      </Button>
    </Form>
  );
}

interface PickProps {
  readonly name: string;
  readonly label: Message;
  /** The first choice, which narrows nothing. */
  readonly any?: Message;
  readonly value: string | null;
  readonly children: readonly (readonly [value: string, text: string])[];
}

/** One choice of a filter; its first says what it is about. */
export function Pick({ name, label, any, value, children }: PickProps) {
  const t = useT();
  return (
    <select className="input" name={name} defaultValue={value ?? ""} aria-label={t(label)}>
      {any && <option value="">{t(any)}</option>}
      {children.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  );
}
