import { Column, Img, Row } from "@react-email/components";
import { keepNumbers } from "./keep-numbers.tsx";
import { MAIL_COLOURS } from "./mail-colours.ts";

interface PairProps {
  readonly left: string;
  readonly right: string;
  readonly strong?: boolean;
  /** The address of a picture; null keeps its space free, left out there is none. */
  readonly picture?: string | null;
}

/** A name and its sum in one row. */
export function Pair({ left, right, strong = false, picture }: PairProps) {
  const weight = strong ? { fontWeight: 700 } : {};
  return (
    <Row>
      {picture !== undefined && (
        <Column style={{ ...CELL, ...THUMB }}>
          {picture !== null && (
            <Img src={picture} width={THUMB_SIZE} height={THUMB_SIZE} alt="" style={ROUND} />
          )}
        </Column>
      )}
      <Column style={{ ...CELL, ...weight }}>{keepNumbers(left)}</Column>
      <Column style={{ ...CELL, ...AMOUNT, ...weight }}>{right}</Column>
    </Row>
  );
}

const CELL = {
  fontSize: "15px",
  lineHeight: "22px",
  padding: "4px 0",
  color: MAIL_COLOURS.ink,
  verticalAlign: "top",
};
/** Pixels. */
const THUMB_SIZE = 56;
const THUMB = { width: "68px" };
const ROUND = { borderRadius: "6px" };
const AMOUNT = {
  textAlign: "right" as const,
  width: "1%",
  paddingLeft: "12px",
  whiteSpace: "nowrap" as const,
};
