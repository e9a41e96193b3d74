import { artwork, OVERVIEW_LOOP } from "#app/features/media/artwork.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { Styleguide } from "#app/ui/styleguide/styleguide.tsx";

export const handle = { lights: "work", hydrate: true } satisfies PageHandle;

export function meta() {
  return [{ title: "Styleguide | ItsShowTime" }, { name: "robots", content: "noindex" }];
}

const PICTURES = {
  hero: artwork("hero"),
  heroPortrait: artwork("hero-portrait"),
  scene: artwork("theatre"),
  product: artwork("product-spot"),
  loop: OVERVIEW_LOOP,
};

export default function StyleguidePage() {
  return <Styleguide pictures={PICTURES} />;
}
