import { useState } from "react";
import * as messages from "#app/i18n/messages/content-admin/media.ts";
import { useT } from "#app/i18n/use-t.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { type PictureSource, pictureSrc } from "#app/ui/picture-source.ts";
import "./media.css";

const CROPS = ["picture-4x5", "picture-1x1", "picture-16x9"];
const SHOWN_WIDTH = 960;

interface FocalFieldProps {
  readonly picture: PictureSource;
  readonly x: string;
  readonly y: string;
  readonly errors: ReadonlyMap<string, string>;
  /** What is with a number, if anything. */
  readonly hintOf: (name: "focalX" | "focalY") => React.ReactNode;
}

/** The point of a picture that stays in view: pressed on the picture or given in percent, with what crops make of it. */
export function FocalField({ picture, x, y, errors, hintOf }: FocalFieldProps) {
  const t = useT();
  const [point, setPoint] = useState({ x, y });
  const focal = { x: percent(point.x), y: percent(point.y) };
  const press = (event: React.MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) =>
      String(Math.min(100, Math.max(0, Math.round(((at - from) / size) * 100))));
    setPoint({
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height),
    });
    // For the form's guard: no field of it was typed in.
    event.currentTarget.closest("form")?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const number = (name: "focalX" | "focalY", axis: "x" | "y") => (
    <Field
      name={name}
      label={axis === "x" ? messages.fromLeft : messages.fromTop}
      type="number"
      min={0}
      max={100}
      step={1}
      value={point[axis]}
      onChange={({ currentTarget }) => setPoint({ ...point, [axis]: currentTarget.value })}
      error={errors.get(name)}
      hint={hintOf(name)}
      className="admin-narrow"
    />
  );
  return (
    <fieldset className="admin-field">
      <legend>{t(messages.focal)}</legend>
      <p className="field-hint">{t(messages.focalHint)}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields below do the same by keys. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields below do the same by keys. */}
      <div className="focal-picture" onClick={press}>
        <img src={pictureSrc(picture, SHOWN_WIDTH)} width={picture.width} height={picture.height} alt="" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="focal-shade" d={`M${focal.x} 0V100M0 ${focal.y}H100`} />
          <path className="focal-line" d={`M${focal.x} 0V100M0 ${focal.y}H100`} />
        </svg>
      </div>
      <div className="focal-numbers">
        {number("focalX", "x")}
        {number("focalY", "y")}
      </div>
      <p className="field-hint">{t(messages.crops)}</p>
      <div className="focal-crops">
        {CROPS.map((crop) => (
          <Picture key={crop} source={{ ...picture, focal }} sizes="12rem" decorative className={crop} />
        ))}
      </div>
    </fieldset>
  );
}

function percent(text: string): number {
  return Math.min(100, Math.max(0, Math.round(Number(text)) || 0));
}
