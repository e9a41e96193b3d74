import { Toaster } from "../toaster.tsx";
import { TooltipProvider } from "../tooltip.tsx";
import { Blocks } from "./blocks.tsx";
import { Forms } from "./forms.tsx";
import { Foundations } from "./foundations.tsx";
import { Overlays } from "./overlays.tsx";
import type { StyleguidePictures } from "./specimen.tsx";
import { Surfaces } from "./surfaces.tsx";

/** Every piece of the design system in every state, in both states of the house. Written in English only. */
export function Styleguide({ pictures }: { pictures: StyleguidePictures }) {
  return (
    <TooltipProvider>
      <div lang="en">
        <Blocks pictures={pictures} />
        {(["house", "worklight", "bench"] as const).map((state) => (
          <div key={state} className={state} data-specimen={state}>
            <Foundations state={state} />
            <Forms prefix={state} />
            <Surfaces pictures={pictures} />
            <Overlays />
          </div>
        ))}
      </div>
      <Toaster />
    </TooltipProvider>
  );
}
