import type { PictureSource } from "#app/ui/picture-source.ts";

/** The pictures the page shows; handed in, because pictures belong to the media feature. */
export interface StyleguidePictures {
  readonly hero: PictureSource;
  readonly heroPortrait: PictureSource;
  readonly scene: PictureSource;
  readonly product: PictureSource;
  readonly loop: { readonly webm: string; readonly mp4: string };
}

/** One named piece with its states side by side. */
export function Specimen({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="wrap specimen">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
