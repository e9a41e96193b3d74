import type { Locale } from "#app/i18n/locale.ts";
import { type Named, nameIn, nameLang, STORED_LANGUAGE } from "#app/i18n/named.ts";
import { useLocale } from "#app/i18n/use-t.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { CategoryIntroContent } from "../../catalog.ts";
import "./category-intro.css";

interface CategoryIntroProps {
  readonly category: Named;
  readonly intro: CategoryIntroContent;
}

/** What staff say of a category above its products, with its picture. */
export function CategoryIntro({ category, intro }: CategoryIntroProps) {
  const locale = useLocale();
  const inIrish = locale === "ga" && intro.textGa;
  const text = inIrish ? intro.textGa : intro.text;
  return (
    <section className="category-intro">
      {intro.picture && (
        <Picture
          source={intro.picture}
          sizes="(min-width: 56rem) 24rem, 100vw"
          className="category-picture"
        />
      )}
      <div className="stack-3">
        <h2 {...nameLang(locale, category)}>{nameIn(locale, category)}</h2>
        {text && (
          <div className="stack-3" {...(locale === "ga" && !inIrish && { lang: STORED_LANGUAGE })}>
            {text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The first paragraph of a category's text. */
export function introLine(locale: Locale, intro: CategoryIntroContent | null): string {
  const text = (locale === "ga" && intro?.textGa) || intro?.text || "";
  return text.split("\n", 1).join();
}
