import { useRef } from "react";
import { Form } from "react-router";
import { adminPath } from "#app/i18n/admin-path.ts";
import type { Message } from "#app/i18n/message.ts";
import * as messages from "#app/i18n/messages/content-admin/content-admin.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import {
  LEFT_REASONS,
  type LeftEntry,
  type ManyDid,
  type ManyEntriesAnswer,
  UNDOING,
} from "../../entries/admin-entries.ts";
import type { CollectionName } from "../../schema.ts";

/** The form to which the ticks of the rows belong. */
export const MANY_FORM = "many-entries";

/** What to do with the ticked entries of a list; deleting can be taken back, so nothing asks twice. */
export function EntriesBar({ collection, samples }: { collection: CollectionName; samples: boolean }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const tick = (wanted: (box: HTMLInputElement) => boolean) => {
    for (const box of form.current?.elements ?? [])
      if (box instanceof HTMLInputElement && box.name === "entry") box.checked = wanted(box);
  };
  return (
    <Form
      ref={form}
      id={MANY_FORM}
      method="post"
      action={adminPath(`/admin/content/${collection}/changes`)}
      className="admin-many"
      data-samples={samples || undefined}
      preventScrollReset
    >
      {hydrated && (
        <>
          {samples && (
            <Button
              variant="quiet"
              small
              onClick={() => tick(({ dataset }) => dataset["sample"] !== undefined)}
            >
              {t(messages.chooseSamples)}
            </Button>
          )}
          <Button variant="quiet" small onClick={() => tick(() => true)}>
            {t(messages.chooseAll)}
          </Button>
          <Button variant="quiet" small onClick={() => tick(() => false)}>
            {t(messages.chooseNone)}
          </Button>
        </>
      )}
      <b>{t(messages.withTicked)}:</b>
      {samples && (
        <SubmitButton variant="outline" small name="many" value="own">
          {t(messages.areOurs)}
        </SubmitButton>
      )}
      <SubmitButton variant="outline" small name="many" value="publish">
        {t(messages.publish)}
      </SubmitButton>
      <SubmitButton variant="outline" small name="many" value="hide">
        {t(messages.hide)}
      </SubmitButton>
      <SubmitButton variant="outline" small name="many" value="delete">
        {t(messages.remove)}
      </SubmitButton>
    </Form>
  );
}

const DONE: Readonly<Record<ManyDid, Message<{ readonly n: number }>>> = {
  own: messages.manyOwn,
  sample: messages.manySample,
  publish: messages.manyPublished,
  hide: messages.manyHidden,
  delete: messages.manyDeleted,
  restore: messages.manyBack,
};

/** What has become of the ticked entries, with the way back. */
export function ManyResult({ collection, many }: { collection: CollectionName; many: ManyEntriesAnswer }) {
  const t = useT();
  const { did, ids, left, shown } = many;
  const back = UNDOING[did];
  if (ids.length + left.length === 0) return <Banner role="status">{t(messages.noneChosen)}</Banner>;
  return (
    <Banner
      kind={left.length > 0 ? "info" : "ok"}
      role="status"
      action={
        back &&
        ids.length > 0 && (
          <Form method="post" action={adminPath(`/admin/content/${collection}/changes`)} preventScrollReset>
            {ids.map((id) => (
              <input key={id} type="hidden" name="entry" value={id} />
            ))}
            {shown.map((id) => (
              <input key={id} type="hidden" name="shown" value={id} />
            ))}
            <SubmitButton variant="outline" small name="many" value={back}>
              {t(messages.undo)}
            </SubmitButton>
          </Form>
        )
      }
    >
      {ids.length > 0 && t(DONE[did], { n: ids.length })}
      {LEFT_REASONS.map((why) => (
        <LeftEntries key={why} why={why} left={left} />
      ))}
    </Banner>
  );
}

/** The entries that were left as they are for one reason. */
function LeftEntries({ why, left }: { readonly why: LeftEntry["why"]; readonly left: readonly LeftEntry[] }) {
  const t = useT();
  const entries = left.filter((entry) => entry.why === why);
  const titles = entries.map(({ title }) => title).filter((title) => title !== "");
  if (entries.length === 0) return null;
  return <> {t(messages.manyLeft[why], { titles: titles.join(", ") || String(entries.length) })}</>;
}
