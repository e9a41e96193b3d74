import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";

interface Handoff {
  readonly context: EntryContext;
  /** What the loaders gave, as the browser gets it. */
  readonly data: string;
}

/**
 * The router's context with the data for the browser read to its end, where the router keeps what it has read: so that
 * no part of a page waits for it.
 */
export async function readHandoff(context: EntryContext): Promise<Handoff> {
  const { serverHandoffStream } = context;
  if (!serverHandoffStream) return { context, data: "" };
  const data = await text(serverHandoffStream);
  const streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value: data } }) };
  return { context: { ...context, renderMeta: { streamCache } }, data };
}

/** What React writes where a part threw, or waits for something. */
const MISSING_PART = "<!--$!-->";

/**
 * Renders a page in one go: React's streams encode each tag and each attribute by itself, which took a tenth of a page's
 * CPU time (ADR 41). Throws what a component throws, and an error where a part inside a `Suspense` throws or waits.
 */
export function renderPage(page: ReactNode): string {
  const html = `<!DOCTYPE html>${renderToString(page)}`;
  if (html.includes(MISSING_PART)) throw new Error("A part of the page threw, or waited for something");
  return html;
}
