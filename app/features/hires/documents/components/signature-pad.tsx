import { useEffect, useRef, useState } from "react";
import * as messages from "#app/i18n/messages/hire-admin/hire-signature.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Button } from "#app/ui/button.tsx";
import { useHydrated } from "#app/ui/session/use-hydrated.ts";
import type { Strokes } from "../documents.ts";

const WIDTH = 1_000;
const HEIGHT = 400;
/** Points nearer to each other than this add nothing that an eye sees. */
const STEP = 3;
const MAX_POINTS = 20_000;

/**
 * A field to draw a signature in with a pointer of any kind. The hidden field `strokes` holds what was drawn. It is not
 * shown before the page is hydrated: a tick is the other way to sign.
 */
export function SignaturePad({ drawn }: { readonly drawn: string }) {
  const t = useT();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<Strokes>(() => readDrawn(drawn));
  const line = useRef<number[] | null>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) draw(canvas.current, strokes);
  }, [strokes, hydrated]);
  if (!hydrated) return null;
  const add = (event: React.PointerEvent<HTMLCanvasElement>) => {
    const current = line.current;
    if (!current || strokes.flat().length + current.length >= 2 * MAX_POINTS) return;
    const { x, y } = pointOf(event);
    const [lastY = -STEP, lastX = -STEP] = [current.at(-1), current.at(-2)];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < STEP) return;
    current.push(x, y);
    draw(canvas.current, [...strokes, current]);
  };
  const end = () => {
    const current = line.current;
    line.current = null;
    if (current && current.length > 0) setStrokes([...strokes, current]);
  };
  return (
    <div className="field">
      <span className="field-label" id="signature-label">
        {t(messages.draw)}
      </span>
      <p className="field-hint" id="signature-hint">
        {t(messages.drawHint)}
      </p>
      <canvas
        ref={canvas}
        role="img"
        aria-labelledby="signature-label"
        aria-describedby="signature-hint"
        width={WIDTH}
        height={HEIGHT}
        className="signature-pad"
        onPointerDown={(event) => {
          if (!event.isPrimary || event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          line.current = [];
          add(event);
        }}
        onPointerMove={add}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <input type="hidden" name="strokes" value={strokes.length === 0 ? "" : JSON.stringify(strokes)} />
      <p>
        <Button variant="outline" small disabled={strokes.length === 0} onClick={() => setStrokes([])}>
          {t(messages.clear)}
        </Button>
      </p>
    </div>
  );
}

function pointOf({ clientX, clientY, currentTarget }: React.PointerEvent<HTMLCanvasElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const within = (value: number, most: number) => Math.round(Math.min(1, Math.max(0, value)) * most);
  return { x: within((clientX - left) / width, WIDTH), y: within((clientY - top) / height, HEIGHT) };
}

function draw(canvas: HTMLCanvasElement | null, strokes: Strokes): void {
  const pen = canvas?.getContext("2d");
  if (!canvas || !pen) return;
  pen.clearRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = getComputedStyle(canvas).color;
  pen.lineWidth = 6;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const stroke of strokes) {
    pen.beginPath();
    pen.moveTo(stroke[0] ?? 0, stroke[1] ?? 0);
    for (let at = 0; at < stroke.length; at += 2) pen.lineTo(stroke[at] ?? 0, stroke[at + 1] ?? 0);
    pen.stroke();
  }
}

function readDrawn(text: string): Strokes {
  try {
    const read: unknown = JSON.parse(text);
    const isDrawn = (one: unknown) => Array.isArray(one) && one.every((n) => typeof n === "number");
    return Array.isArray(read) && read.every(isDrawn) ? read : [];
  } catch {
    return [];
  }
}
