import { useEffect, useState } from "react";

/** What bars lie on, as the browser lays it out. */
export interface Track {
  /** In pixels, rounded down, so that not every step of a resize draws all bars again. */
  readonly width: number;
  /** How wide a text on a bar is, in pixels. */
  readonly widthOf: (text: string) => number;
}

const WIDTH_STEP = 32;

/** The style sheet's, of the text on a bar. */
const [FONT_REM, FONT_WEIGHT] = [0.8, 600];

/** The track of the board; null on the server and until the browser has laid it out. */
export function useTrack(scroller: React.RefObject<HTMLElement | null>): Track | null {
  const [track, setTrack] = useState<Track | null>(null);
  useEffect(() => {
    const rows = scroller.current?.querySelector<HTMLElement>(".board-rows");
    if (!rows) return;
    const widthOf = newRuler(rows);
    const resizes = new ResizeObserver(() => {
      const width = Math.floor(rows.clientWidth / WIDTH_STEP) * WIDTH_STEP;
      setTrack((before) => (before?.width === width ? before : { width, widthOf }));
    });
    resizes.observe(rows);
    return () => resizes.disconnect();
  }, [scroller]);
  return track;
}

function newRuler(element: HTMLElement): Track["widthOf"] {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return () => 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  pen.font = `${FONT_WEIGHT} ${FONT_REM * rem}px ${getComputedStyle(element).fontFamily}`;
  return (text) => pen.measureText(text).width;
}
