import type { MetaDescriptor } from "react-router";
import { pageMeta } from "#app/features/content/page-meta.ts";

/** What `pageMeta` says, without the title: it is in the page, because it changes when the form is refused. */
export function formPageMeta(facts: Parameters<typeof pageMeta>[0]): MetaDescriptor[] {
  return pageMeta(facts).filter((tag) => !("title" in tag));
}
