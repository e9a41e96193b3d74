import * as players from "#app/i18n/messages/ui/players.ts";
import { Companion, useT } from "#app/i18n/use-t.tsx";
import { Picture } from "./picture.tsx";
import type { PictureSource } from "./picture-source.ts";
import { PlayIcon } from "./rare-icons.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface VideoFacadeProps {
  /** What the video is; the end of the button's name. */
  readonly title: string;
  readonly poster: PictureSource;
  readonly sizes: string;
  /** A file of ours, or the address of a player on another site (then the page's policy must allow its frame). */
  readonly video:
    | { readonly kind: "file"; readonly webm: string; readonly mp4: string }
    | { readonly kind: "embed"; readonly src: string };
}

/** Poster and button. Nothing of the video is fetched before the button is pressed. */
export function VideoFacade({ title, poster, sizes, video }: VideoFacadeProps) {
  const t = useT();
  const file = video.kind === "file" ? video.mp4 : video.src;
  return (
    <div
      className="video"
      data-video={video.kind}
      data-title={title}
      {...(video.kind === "file"
        ? { "data-webm": video.webm, "data-mp4": video.mp4 }
        : { "data-src": video.src })}
      suppressHydrationWarning
    >
      <Picture source={poster} sizes={sizes} decorative className="picture-cover" />
      <button type="button" className="video-button" data-video-play="">
        <span className="video-play">
          <PlayIcon />
          <span>
            {t(players.playVideo)} <Companion of={players.playVideo} />
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </span>
      </button>
      <noscript>
        <a className="video-button" href={file}>
          <span className="video-play">{t(players.playVideo)}</span>
        </a>
      </noscript>
    </div>
  );
}
