import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { matchLine } from "./match-line.ts";
import { parseRider } from "./parse-rider.ts";
import { indexItems } from "./rider-index.ts";

const rows: Record<string, string>[] = parse(
  readFileSync(join(import.meta.dirname, "../../../sample/fleet.csv")),
  { bom: true, columns: true },
);
const index = indexItems(
  rows.map(({ code = "", name = "", name_ga, group = "", aliases = "" }) => ({
    id: code,
    code,
    name,
    nameGa: name_ga || null,
    groupNames: [group],
    aliases: aliases.split("|").filter((alias) => alias !== ""),
  })),
  [],
);

/**
 * Lists as people send them, against the sample fleet; behind the arrow what a line means. A quantity with a code is sure,
 * with a question mark it is to be checked; `-` is nothing sure, `#` a heading, `house` supplied by others.
 */
const RIDERS: Readonly<Record<string, string>> = {
  "of a theatre, with bullets of several kinds": `
Taibhdhearc na Gaillimhe – LX requirements  => 1 -
(please confirm by Friday)                  => 1 -

LIGHTING                                    => #
12 x LED fresnel 200W                       => 12 LX-FRES-200
 8 x LED profile 300 W (colour)             => 8 LX-PROF-COL
2 no. follow spots 600W – with operators    => 2 LX-FOLLOW-600
1 x Lighting console, 24 faders             => 1 LX-DESK-24
	1 x DMX node 4 ports                      => 1 LX-NODE-4
20 x DMX cable 10m                          => 20 CB-DMX5-10
House: 24 x PAR 64                          => 24 house
RIGGING:                                    => #
4 x Box truss 2 m                           => 4 RG-TRUSS-290-20
* 8 x Half coupler 50mm                     => 8 RG-CLAMP-50
◦ 8 x safety bonds                          => 8 RG-BOND-60`,
  "of a band, with its headings above bullets": `
THE SUNDAY BOYS - Tech Rider 2027           => 1 -

FOH:                                        => #
- 32 channel digital mixing desk            => 1 AU-MIX-32
- PA to suit the room (house)               => 1 house
Monitors                                    => #
• 6 x 12" active stage monitor              => 6 AU-MON-12
• 2 x 18" sub                               => 2 AU-SUB-18
Mics                                        => #
• 5 x dynamic vocal mic w/ boom stand       => 5 AU-MIC-VOC?
• 2x handheld radio mic                     => 2 AU-RADIO-HH
• 10 x XLR cable 10 m                       => 10 CB-XLR-10
Backline                                    => #
• 1 x Nord Stage 3 (own)                    => 1 house`,
  "of a conference, numbered, with quantities behind": `
AV list for the Galway Bay Medical Conference => 1 -
1. Laser projector 7000 lumen, qty 1        => 1 VI-PROJ-7K
2. Fast fold screen 3.05m (qty: 2)          => 2 VI-SCREEN-305
3. 55" display on floor stand – Qty 4       => 4 VI-MON-55
4. Handheld radio microphones x 4           => 4 AU-RADIO-HH
5. Speech PA kit for 100 people – 1         => 1 KIT-SPEECH-PA
6. Video mixer 8 inputs                     => 1 VI-MIX-8
Breakout rooms (3)                          => 3 -
3 presentation kits                         => 3 KIT-PRESENTATION
Budget: €2,500 ex VAT                       => 1 -
Thanks, Aoife                               => 1 -`,
  "in two languages": `
Soilsiú / Lighting                          => 1 -
4 x Spotsolas gluaisteach 350 W / Moving head spot 350 W => 4 LX-SPOT-350
péire Meaisín ceo                           => 2 FX-HAZE-PRO?
2 x Micreafón gutha dinimiciúil             => 2 AU-MIC-VOC
6 x seastán micreafóin                      => 6 AU-STAND-MIC
Arán agus bainne                            => 1 -`,
  "of commas, with a header, quotes and a formula": `
Item,Qty,Notes                              => #
"Moving head spot 350 W",4,"flown, with clamps" => 4 LX-SPOT-350
LX-WASH-19,6,                               => 6 LX-WASH-19
"Stage deck 2 x 1 m",12,legs 40 cm          => 12 ST-DECK-2X1
=SUM(B2:B5),34,                             => 34 -`,
  "of semicolons, with prices and a heading": `
Quantity;Item;Price                         => #
2;"Power distribution box 63 A";180,00      => 2 PW-DIST-63
4;"Power distribution box ""32 A""";90,00   => 4 PW-DIST-32
;Cables;                                    => 1 -
;Cables:;                                   => #
10;Locking power link cable 3 m;            => 10 PW-TRUE-LINK-3`,
  "copied out of a sheet, with tabs": `
Qty	Description	Day rate                   => #
4	LX-SPOT-600	€65.00                      => 4 LX-SPOT-600
8	LED par 7x12W	€9.00                     => 8 LX-PAR-7
1	Hazer 1500W	€45.00                      => 1 FX-HAZE-PRO
	LX-PAR-7	                                  => 1 LX-PAR-7
2	Electric chain hoist 500kg	€60.00       => 2 RG-HOIST-500
17	Total	€594.00                           => #`,
  "in a mail that quotes another": `
Hi there,                                   => 1 -

we need 8 battery uplighters for a wedding on 14 August, and maybe a hazer? => 1 -
Also: 2 x active speakers 15" + stands      => 2 AU-SPK-15?
price last year was €340.00                 => 1 -
> 4 x LED par                               => 4 LX-PAR-7
> > - 2 x 15in active speaker               => 2 AU-SPK-15
Total: 15 pieces                            => #
Thanks!                                     => 1 -`,
};

function meaningOf({ kind, quantity, text }: ReturnType<typeof parseRider>[number]): string {
  if (kind === "heading") return "#";
  if (kind === "supplied") return `${quantity} house`;
  const { level, best } = matchLine(index, text);
  if (!best) return `${quantity} -`;
  return `${quantity} ${best.item.code}${level === "sure" ? "" : "?"}`;
}

it.each(Object.entries(RIDERS))("H35: a list %s is read line by line, as it is meant", (_, written) => {
  const lines = written
    .slice(1)
    .split("\n")
    .map((line) => line.split(/\s*=> /));
  const read = parseRider(lines.map(([source]) => source).join("\r\n"));
  const filled = lines.filter(([source]) => source !== "");
  expect(read.map(({ source }) => source)).toEqual(filled.map(([source = ""]) => source.trim()));
  const meant = filled.map(([, meaning = ""]) => meaning);
  // What is nothing sure may have an item to check.
  const meanings = read
    .map(meaningOf)
    .map((one, at) => (meant[at]?.endsWith(" -") && one.endsWith("?") ? one.replace(/ .*/, " -") : one));
  expect(meanings).toEqual(meant);
});
