import { qrCode } from "../qr-code.ts";

/** Squares of light around the code; readers need four. */
const MARGIN = 4;

/** A QR code, dark on white in every light, since that is what cameras read. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  const size = rows.length + MARGIN * 2;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="qr-picture"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
