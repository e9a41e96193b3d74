import { listEntries } from "#app/features/content/queries.server.ts";
import { COLLECTION_NAMES } from "#app/features/content/schema.ts";
import { artwork } from "#app/features/media/artwork.ts";
import { OVERVIEW_LOOP } from "#app/features/media/artwork-rows.ts";
import { Styleguide } from "#app/features/styleguide/components/styleguide.tsx";
import { appContext } from "#app/http/context.server.ts";
import type { PageHandle } from "#app/http/page-handle.ts";
import { noindexMeta } from "#app/ui/page/page-title.ts";
import type { Route } from "./+types/styleguide.ts";

export const handle = { theme: "light", hydrate: true } satisfies PageHandle;

export function meta() {
  return noindexMeta("Styleguide");
}

const PICTURES = {
  hero: artwork("hero"),
  heroPortrait: artwork("hero-portrait"),
  scene: artwork("theatre"),
  product: artwork("product-spot"),
  loop: OVERVIEW_LOOP,
};

export async function loader({ context }: Route.LoaderArgs) {
  return { pictures: PICTURES, lists: await listEntries(context.get(appContext).db, COLLECTION_NAMES) };
}

export default function StyleguidePage({ loaderData }: Route.ComponentProps) {
  return <Styleguide {...loaderData} />;
}
