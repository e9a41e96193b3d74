import type { Locale } from "#app/i18n/locale.ts";
import type { LibraryItem } from "../library.ts";
import type { PictureRef } from "../media.ts";
import { MediaPicker } from "./media-picker.tsx";

interface PickersProps {
  /** The fields are called `<name>.en` and `<name>.ga`. */
  readonly name: string;
  readonly value: Readonly<Record<Locale, PictureRef>>;
  /** The pictures that are chosen now. */
  readonly chosen: readonly LibraryItem[];
}

/** A picker for each language, of a picture with words in it. Either may be left without one. */
export function languagePickers({ name, value, chosen }: PickersProps) {
  const picker = (lang: Locale) => (
    <MediaPicker
      key={value[lang]}
      name={`${name}.${lang}`}
      value={value[lang]}
      item={chosen.find(({ ref }) => ref === value[lang]) ?? null}
      optional
    />
  );
  return { en: picker("en"), ga: picker("ga") };
}
