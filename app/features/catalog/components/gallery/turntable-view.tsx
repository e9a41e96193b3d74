import type { Turntable } from "#app/features/media/encode/turntables.ts";
import * as messages from "#app/i18n/messages/shop/gallery.ts";
import { useT } from "#app/i18n/use-t.tsx";

/** A product that turns: its frames are cells of one picture. Without a script the first frame shows. */
export function TurntableView({ turntable }: { turntable: Turntable }) {
  const t = useT();
  const { columns, rows, size, avif, webp } = turntable;
  return (
    <div className="turntable" data-turntable="" data-columns={columns} data-rows={rows}>
      <div className="turntable-window picture-product" data-turntable-window="">
        <picture>
          <source type="image/avif" srcSet={avif} />
          <img
            className="turntable-frames"
            src={webp}
            width={columns * size}
            height={rows * size}
            alt={t(messages.aroundPicture)}
            loading="lazy"
            decoding="async"
            draggable="false"
            data-turntable-frames=""
          />
        </picture>
      </div>
      <label className="turntable-handle with-script">
        <span>{t(messages.turnProduct)}</span>
        <input type="range" min={0} max={columns * rows - 1} step={1} defaultValue={0} autoComplete="off" />
      </label>
    </div>
  );
}
