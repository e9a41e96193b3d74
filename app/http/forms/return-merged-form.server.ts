import { data, type RouterContextProvider } from "react-router";
import type { MergedRefusal, SavedMerge } from "#app/lib/forms/merged-form.ts";
import type { Result } from "#app/lib/result.ts";
import type { Flash, PlainFlash } from "#app/ui/flash/flash.ts";
import { redirectWith } from "../flash.server.ts";

interface Ways {
  /** The list, which says that the row is gone. */
  readonly list: string;
  /** The page of the row and what it says; `merged` are the fields that were kept as somebody else stored them. */
  readonly done: (saved: SavedMerge) => readonly [path: string, flash: Flash | PlainFlash];
}

/** Answers the save of a merged form: redirects once it is stored, else shows it again, with 409 for a conflict. */
export function returnMergedForm<Fault>(
  context: Readonly<RouterContextProvider>,
  saved: Result<SavedMerge, MergedRefusal<Fault>>,
  { list, done }: Ways,
) {
  if (saved.ok) throw redirectWith(context, ...done(saved.value));
  if (saved.error.kind === "not-found") throw redirectWith(context, list, "hire-gone");
  const { form: returned } = saved.error;
  return data({ returned }, { status: returned.conflicts.length > 0 ? 409 : 422 });
}
