import { Toaster } from "#app/ui/toasts/toaster.tsx";
import { Blocks, type EveryEntry } from "./blocks.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";
import type { StyleguidePictures } from "./specimen.tsx";
import { Surfaces } from "./surfaces.tsx";
import "./styleguide.css";

/**
 * Every piece of the design system in every state, in both themes, as the pages themselves show it. Its own words are
 * English only.
 */
export function Styleguide({ pictures, lists }: { pictures: StyleguidePictures; lists: EveryEntry }) {
  return (
    <>
      <div lang="en">
        <Blocks pictures={pictures} lists={lists} />
        {(["theme-dark", "theme-light"] as const).map((state) => (
          <div key={state} className={state} data-specimen={state}>
            <Foundations state={state} />
            <Forms prefix={state} />
            <Surfaces pictures={pictures} />
            <Overlays tabs={state === "theme-light"} />
          </div>
        ))}
      </div>
      <Toaster />
    </>
  );
}
