import { useEffect, useState } from "react";
import type { JsonResponse } from "#app/lib/json-response.ts";
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

interface Answer<Result> {
  readonly address: string;
  readonly query: string;
  readonly results: readonly Result[] | "failed";
}

/**
 * What the server finds for a text, shortly after the last key. `address` answers `q` in its query with a list as JSON;
 * it is not asked for an empty text.
 */
export function useFound<Result>(address: string, text: string): FoundResults<Result> {
  const query = text.trim();
  const [answer, setAnswer] = useState<Answer<Result> | null>(null);
  useEffect(() => {
    if (query === "") return;
    return askSoon(
      PAUSE_MS,
      (signal) => findResults<Result>(address, query, signal),
      (results) => setAnswer({ address, query, results }),
    );
  }, [address, query]);
  if (query === "") return { state: "idle", results: [], latest: [] };
  const latest = answer && answer.results !== "failed" ? answer.results : [];
  if (answer?.address !== address || answer.query !== query)
    return { state: "searching", results: [], latest };
  return { state: answer.results === "failed" ? "failed" : "found", results: latest, latest };
}

async function findResults<Result>(
  address: string,
  query: string,
  signal: AbortSignal,
): Promise<readonly Result[]> {
  const separator = address.includes("?") ? "&" : "?";
  const response: JsonResponse<readonly Result[]> = await fetch(
    `${address}${separator}q=${encodeURIComponent(query)}`,
    { signal },
  );
  if (!response.ok) throw new Error(`Not found out: ${response.status}`);
  return response.json();
}
