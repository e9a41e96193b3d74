import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { MAX_PICTURE_BYTES } from "#app/features/media/media.ts";
import { adminPath } from "#app/i18n/admin-path.ts";
import * as messages from "#app/i18n/messages/catalog-admin/import-pictures.ts";
import { tooLarge } from "#app/i18n/messages/content-admin/media.ts";
import { failures } from "#app/i18n/messages/ui/answers.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { ask, type Failure } from "#app/ui/session/ask.ts";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import { type DroppedPictures, sortDropped } from "../pictures/pictures.ts";

/** Files and bytes of one posting: a form may have 61 MB. */
const AT_ONCE = { files: 10, bytes: 40_000_000 };
const NAMED = 10;

/**
 * Takes pictures by hand, single ones or a whole folder. With a script only those that are wanted are sent, a few at a
 * time; without one it is a plain form.
 */
export function DropPictures({ runId, open }: { runId: string; open: boolean }) {
  const t = useT();
  const { left, all, dropped, failed, send } = useDropping(runId);
  const hydrated = useHydrated();
  const choose = ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
    if (!hydrated) return;
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = "";
    void send(files);
  };
  // The last file that was wanted leaves its news behind.
  if (!open && left === 0) return dropped && <DroppedBanner dropped={dropped} />;
  const limits = { "data-largest": MAX_PICTURE_BYTES, "data-largest-text": t(tooLarge) };
  return (
    <form
      method="post"
      action={adminPath(`/admin/import/${runId}/pictures`)}
      encType="multipart/form-data"
      className="field items-start"
    >
      <label className="field-label" htmlFor="drop-pictures">
        {t(messages.dropLabel)}
      </label>
      <p className="field-hint" id="drop-hint">
        {t(messages.dropHint)}
      </p>
      <input
        id="drop-pictures"
        className="input"
        type="file"
        name="files"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="drop-hint"
        disabled={left > 0}
        onChange={choose}
        {...(!hydrated && limits)}
      />
      {hydrated ? (
        <>
          <label className="field-label" htmlFor="drop-folder">
            {t(messages.dropFolder)}
          </label>
          <input
            id="drop-folder"
            className="input"
            type="file"
            multiple
            disabled={left > 0}
            onChange={choose}
            ref={(input) => input?.setAttribute("webkitdirectory", "")}
          />
        </>
      ) : (
        <SubmitButton variant="outline">{t(messages.drop)}</SubmitButton>
      )}
      <div role="status" className="stack-2">
        {left > 0 && (
          <p>
            <progress className="meter" max={all} value={all - left} />{" "}
            {t(messages.dropping, { n: all - left, all })}
          </p>
        )}
        {dropped && left === 0 && <DroppedBanner dropped={dropped} />}
        {failed && <Banner kind="fault">{t(messages.dropFailed, { reason: t(failures[failed]) })}</Banner>}
      </div>
    </form>
  );
}

/** How many of the dropped files fit a product, and which did not. */
export function DroppedBanner({
  dropped: { matched, unnamed, unusable, tooLarge: large, untried },
}: {
  dropped: DroppedPictures;
}) {
  const t = useT();
  const left = unnamed.length + unusable.length;
  const kind = untried.length + large.length > 0 ? "fault" : left > 0 ? "info" : "ok";
  return (
    <Banner kind={kind} role="status">
      {t(messages.dropped, { n: matched })}{" "}
      {unnamed.length > 0 && `${t(messages.dropUnnamed, { names: namesOf(unnamed) })} `}
      {unusable.length > 0 && `${t(messages.dropUnusable, { names: namesOf(unusable) })} `}
      {large.length > 0 && `${t(messages.dropTooLarge, { names: namesOf(large) })} `}
      {untried.length > 0 && t(messages.dropAway, { names: namesOf(untried) })}
    </Banner>
  );
}

function namesOf(files: readonly string[]): string {
  const names = files.slice(0, NAMED).join(", ");
  const more = files.length - NAMED;
  return more > 0 ? `${names} … (+${formatNumber(more)})` : names;
}

interface Dropping {
  readonly waiting: readonly File[];
  readonly all: number;
  readonly dropped: DroppedPictures | null;
  readonly failed: Failure | null;
}

const IDLE: Dropping = { waiting: [], all: 0, dropped: null, failed: null };

/** Sends the wanted ones of many files in small groups; the page's numbers follow after each. */
function useDropping(runId: string) {
  const fetcher = useFetcher<DroppedPictures & { kind: string }>();
  const [state, setState] = useState(IDLE);
  const sent = useRef(0);
  const post = (files: readonly File[]) => {
    const group = groupOf(files);
    sent.current = group.length;
    const form = new FormData();
    for (const file of group) form.append("files", file);
    const action = adminPath(`/admin/import/${runId}/pictures`);
    void fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts once.
  useEffect(() => {
    if (fetcher.state !== "idle" || sent.current === 0) return;
    const answer = fetcher.data?.kind === "dropped" ? fetcher.data : null;
    const unsent = state.waiting.slice(sent.current);
    const storageFailed = answer !== null && answer.untried.length > 0;
    const waiting = answer && !storageFailed ? unsent : [];
    sent.current = 0;
    const { matched = 0, unnamed = [], unusable = [], tooLarge: large = [] } = state.dropped ?? {};
    const untried = storageFailed ? [...answer.untried, ...unsent.map(({ name }) => name)] : [];
    const dropped = answer
      ? {
          matched: matched + answer.matched,
          unnamed: [...unnamed, ...answer.unnamed],
          unusable: [...unusable, ...answer.unusable],
          tooLarge: [...large, ...answer.tooLarge],
          untried,
        }
      : state.dropped;
    setState({ ...state, waiting, dropped, failed: answer ? null : fetcher.data ? "refused" : "away" });
    if (waiting.length > 0) post(waiting);
  }, [fetcher.state, fetcher.data]);
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const names = await ask<readonly string[]>(adminPath(`/admin/import/${runId}/missing-pictures.json`));
    // Names that cannot be had for another reason only mean that all files are sent.
    if (names.kind === "signed-out") return setState({ ...IDLE, failed: names.kind });
    const { wanted, ...refused } = sortDropped(
      files,
      names.kind === "answered" ? new Set(names.value) : null,
    );
    setState({
      waiting: wanted,
      all: wanted.length,
      dropped: { matched: 0, ...refused, unusable: [], untried: [] },
      failed: null,
    });
    if (wanted.length > 0) post(wanted);
  };
  return { ...state, left: state.waiting.length, send };
}

function groupOf(files: readonly File[]): readonly File[] {
  const group: File[] = [];
  let bytes = 0;
  for (const file of files) {
    bytes += file.size;
    if (group.length > 0 && (group.length === AT_ONCE.files || bytes > AT_ONCE.bytes)) break;
    group.push(file);
  }
  return group;
}
