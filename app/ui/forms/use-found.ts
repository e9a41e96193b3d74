import { useEffect, useState } from "react";
import { type Answer, ask } from "#app/ui/session/ask.ts";
import { askSoon } from "./ask-soon.ts";

/** The pause after the last key before the server is asked, in ms. */
const PAUSE_MS = 150;

interface FoundResults<Result> {
  /** "idle" without a text. */
  readonly state: "idle" | "searching" | "found" | "failed";
  /** What was found for the text; nothing before its answer. */
  readonly results: readonly Result[];
  /** What was found last, for this text or an earlier one. */
  readonly latest: readonly Result[];
}

interface Found<Result> {
  readonly address: string;
  readonly query: string;
  readonly answer: Answer<readonly Result[]>;
}

/**
 * What the server finds for a text, shortly after the last key. `address` answers `q` in its query with a list as JSON;
 * it is not asked for an empty text.
 */
export function useFound<Result>(address: string, text: string): FoundResults<Result> {
  const query = text.trim();
  const [last, setLast] = useState<Found<Result> | null>(null);
  useEffect(() => {
    if (query === "") return;
    const separator = address.includes("?") ? "&" : "?";
    return askSoon(
      PAUSE_MS,
      (signal) => ask<readonly Result[]>(`${address}${separator}q=${encodeURIComponent(query)}`, { signal }),
      (answer) => setLast({ address, query, answer }),
    );
  }, [address, query]);
  if (query === "") return { state: "idle", results: [], latest: [] };
  const latest = last?.answer.kind === "answered" ? last.answer.value : [];
  if (last?.address !== address || last.query !== query) return { state: "searching", results: [], latest };
  return { state: last.answer.kind === "answered" ? "found" : "failed", results: latest, latest };
}
