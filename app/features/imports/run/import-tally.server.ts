import { isMakerless, isPriceless } from "../plan/plan-context.server.ts";
import type { FamilyPlan } from "../plan/plan-family.ts";
import { type ImportCounts, NO_COUNTS } from "../report/import-report.ts";
import type { NewChange, Written } from "./run-checkpoints.server.ts";
import type { FamilyOutcome } from "./write-family.server.ts";

type PlannedImages = readonly { readonly source: string; readonly mediaId: string | null }[];

/** What a walk through a file has counted so far. */
export class ImportTally {
  #counts: ImportCounts;
  /** Brands that name their maker. */
  makers: ReadonlySet<string> = new Set();
  /** What an attempt that was cut off has written. */
  before: Written = { kinds: new Map(), linked: new Set() };
  readonly #created = new Set<string>();
  /** Products counted as unchanged, until their links say otherwise. */
  readonly #unchanged = new Set<string>();
  readonly #missing = new Set<string>();

  constructor(counts: ImportCounts) {
    this.#counts = counts;
  }

  get counts(): ImportCounts {
    return this.#counts;
  }

  /** Products that the file has and the shop had not. */
  get created(): ReadonlySet<string> {
    return this.#created;
  }

  /** What the file calls pictures that the library does not have. */
  get missingPictures(): ReadonlySet<string> {
    return this.#missing;
  }

  add(more: Partial<ImportCounts>): void {
    const next: Record<string, number> = { ...this.#counts };
    for (const [key, value] of Object.entries(more)) next[key] = (next[key] ?? 0) + value;
    this.#counts = { ...NO_COUNTS, ...next };
  }

  /** Counts the products of a family by what changed in each. */
  addKinds(plan: FamilyPlan, changes: readonly NewChange[]): void {
    const kinds = new Map(changes.map(({ productId, kind }) => [productId, kind]));
    for (const product of plan.products) {
      const { row, record } = product;
      if (!row) continue;
      const kind = kinds.get(record.id) ?? this.before.kinds.get(record.id) ?? "unchanged";
      this.#sort(record.id, kind);
      this.add(
        kind === "created" ? { created: 1 } : kind === "unchanged" ? { unchanged: 1 } : { updated: 1 },
      );
      if (!product.existing && isMakerless(product, this.makers)) this.add({ makerless: 1 });
      if (!product.existing && isPriceless(product)) this.add({ priceless: 1 });
    }
  }

  /** Counts the products of a family by what writing it said. */
  addOutcome({ products }: FamilyPlan, { created, updated, unchanged }: FamilyOutcome): void {
    this.add({ created, updated, unchanged: unchanged.length });
    for (const { existing, record } of products) if (!existing) this.#sort(record.id, "created");
    for (const id of unchanged) this.#sort(id, "unchanged");
  }

  /** Pictures on their way are no problem of a row: they have a list of their own. */
  addImages(images: PlannedImages): void {
    this.add({
      images: images.length,
      imagesMissing: images.filter(({ mediaId }) => mediaId === null).length,
    });
    this.noteMissing(images);
  }

  noteMissing(images: PlannedImages): void {
    for (const { source, mediaId } of images) if (mediaId === null) this.#missing.add(source);
  }

  /** Products counted as unchanged that got other links are updated. */
  addLinked(changed: Iterable<string>): void {
    const linked = new Set([...changed, ...this.before.linked]);
    const turned = [...linked].filter((id) => this.#unchanged.has(id)).length;
    this.add({ updated: turned, unchanged: -turned });
  }

  /** Remembers how an earlier attempt, which wrote and counted the product, has sorted it. */
  sortAgain(productId: string): void {
    this.#sort(productId, this.before.kinds.get(productId) ?? "unchanged");
  }

  #sort(productId: string, kind: string): void {
    if (kind === "created") this.#created.add(productId);
    if (kind === "unchanged") this.#unchanged.add(productId);
  }
}
