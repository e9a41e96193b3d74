import type { LinkedCards } from "#app/features/catalog/catalog.ts";
import { ProductGrid } from "#app/features/catalog/components/list/product-grid.tsx";
import type { Message } from "#app/i18n/message.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { CompanionHeading } from "#app/ui/page/companion-heading.tsx";

/** The HTML of the sections below a product. */
export type LinkedSections = Readonly<Record<keyof LinkedCards, string>>;

/** A headed row of products, given as the HTML of their cards; nothing when there are none. */
export function ProductSection({
  title,
  cards,
  className,
}: {
  readonly title: Message;
  readonly cards: string;
  readonly className: string;
}) {
  const t = useT();
  if (cards === "") return null;
  return (
    <section className={className} aria-label={t(title)}>
      <CompanionHeading level={2} of={title} />
      <ProductGrid cards={cards} />
    </section>
  );
}
