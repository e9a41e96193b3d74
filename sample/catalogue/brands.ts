import type { SampleProduct } from "./product.ts";

/** The shop's own goods: what no invented maker is named for. */
const STOCK = "ItsShowTime Stock";

/**
 * Invented makers, by the beginning of the SKU; the first match counts. The word *Sample* says that they are invented
 * and keeps the names clear of real makers. No name holds a word that visitors search for.
 */
const MAKERS: readonly (readonly [brand: string, ...prefixes: string[]])[] = [
  ["Sample Lumenworks", "LX-SPOT", "LX-PROF", "LX-FRES-200", "LX-FOLLOW", "LX-BLIND", "LX-GEL"],
  ["Sample Beamcraft", "LX-WASH", "LX-BEAM", "LX-PAR", "LX-BAR", "LX-STROBE"],
  ["Sample Logicworks", "LX-DESK", "LX-NODE", "LX-SPLIT", "LX-DIM", "RG-CTRL", "VI-MIX", "VI-SCAL"],
  ["Sample Acoustics", "AU-SPK", "AU-LINE", "AU-MON", "AU-SUB", "AU-AMP"],
  ["Sample Tonewright", "AU-MIC", "AU-RADIO", "AU-HEADSET", "AU-IEM", "AU-COMMS", "AU-DI", "-20DB", "+48V"],
  ["Sample Faderworks", "AU-MIX", "AU-BOX"],
  ["Sample Optics", "VI-PROJ", "VI-CAM", "VI-MON", "VI-LED"],
  ["Sample Signalworks", "VI-CONV", "VI-CLICK", "PW-TEST", "CB-HDMI", "CB-SDI", "CB-CAT6"],
  ["Sample Clothcraft", "VI-SCREEN", "ST-SKIRT", "ST-DRAPE", "ST-PIPE", "ST-MATTING"],
  ["Sample Alloyworks", "RG-TRUSS", "RG-CORNER", "RG-SPIGOT", "RG-BASE", "ST-BARRIER"],
  ["Sample Steelcraft", "RG-HOIST", "RG-HAND", "RG-SHACKLE", "RG-SLING", "RG-CLAMP", "RG-BOND"],
  ["Sample Footworks", "RG-STAND", "AU-STAND"],
  ["Sample Platforms", "ST-DECK", "ST-LEG", "ST-STEPS", "ST-RAIL", "ST-RAMP"],
  ["Sample Ampereworks", "PW-DIST", "PW-RACK", "PW-STRIP", "PW-ADAPT", "PW-SPLIT", "PW-UPS", "PW-STATION"],
  ["Sample Atmospherics", "FX-HAZE", "FX-SMOKE", "FX-LOWFOG", "FX-FLUID", "FX-FAN"],
  ["Sample Spectacle", "FX-"],
  ["Sample Restwell", "CH-"],
];

/** The brand a sample product is sold under: its own where it names one, else its maker, else the shop. */
export function brandOf({ brand, sku }: SampleProduct): string {
  if (brand !== undefined) return brand;
  return MAKERS.find(([, ...prefixes]) => prefixes.some((prefix) => sku.startsWith(prefix)))?.[0] ?? STOCK;
}
