import { useRef } from "react";
import { Form } from "react-router";
import type { Message } from "#app/i18n/message.ts";
import * as words from "#app/i18n/messages/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { BACK, type ManyDid, type SaidOfMany } from "../../desk-entries.ts";

/** The form to which the ticks of the rows belong. */
export const MANY_FORM = "many-entries";

/** What to do with the ticked entries of a list; deleting can be taken back, so nothing asks twice. */
export function EntriesBar({ samples }: { samples: boolean }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const alive = useHydrated();
  const tick = (wanted: (box: HTMLInputElement) => boolean) => {
    for (const box of form.current?.elements ?? [])
      if (box instanceof HTMLInputElement && box.name === "entry") box.checked = wanted(box);
  };
  return (
    <Form
      ref={form}
      id={MANY_FORM}
      method="post"
      className="desk-many"
      data-samples={samples || undefined}
      preventScrollReset
    >
      {alive && (
        <>
          {samples && (
            <Button
              variant="quiet"
              small
              onClick={() => tick(({ dataset }) => dataset["sample"] !== undefined)}
            >
              {t(words.chooseSamples)}
            </Button>
          )}
          <Button variant="quiet" small onClick={() => tick(() => true)}>
            {t(words.chooseAll)}
          </Button>
          <Button variant="quiet" small onClick={() => tick(() => false)}>
            {t(words.chooseNone)}
          </Button>
        </>
      )}
      <b>{t(words.withTicked)}:</b>
      {samples && (
        <Button type="submit" variant="outline" small name="many" value="own">
          {t(words.areOurs)}
        </Button>
      )}
      <Button type="submit" variant="outline" small name="many" value="publish">
        {t(words.publish)}
      </Button>
      <Button type="submit" variant="outline" small name="many" value="hide">
        {t(words.hide)}
      </Button>
      <Button type="submit" variant="outline" small name="many" value="delete">
        {t(words.remove)}
      </Button>
    </Form>
  );
}

const DONE: Readonly<Record<ManyDid, Message<{ readonly n: number }>>> = {
  own: words.manyOwn,
  sample: words.manySample,
  publish: words.manyPublished,
  hide: words.manyHidden,
  delete: words.manyDeleted,
  restore: words.manyBack,
};

/** What has become of the ticked entries, with the way back. */
export function ManyTold({ many }: { many: SaidOfMany }) {
  const t = useT();
  const { did, ids, left, shown } = many;
  const back = BACK[did];
  if (ids.length + left.length === 0) return <Notice role="status">{t(words.noneChosen)}</Notice>;
  return (
    <Notice
      kind={left.length > 0 ? "info" : "ok"}
      role="status"
      action={
        back &&
        ids.length > 0 && (
          <Form method="post" preventScrollReset>
            {ids.map((id) => (
              <input key={id} type="hidden" name="entry" value={id} />
            ))}
            {shown.map((id) => (
              <input key={id} type="hidden" name="shown" value={id} />
            ))}
            <Button type="submit" variant="outline" small name="many" value={back}>
              {t(words.undo)}
            </Button>
          </Form>
        )
      }
    >
      {t(DONE[did], { n: ids.length })} {left.length > 0 && t(words.manyLeft, { titles: left.join(", ") })}
    </Notice>
  );
}
