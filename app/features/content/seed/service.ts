import { type Seed, text } from "./seed.ts";

export const serviceBlocks: readonly Seed<"service-blocks">[] = [
  {
    key: "etc",
    data: {
      brand: "ETC",
      title: text("ETC Authorised Service Centre", "Ionad Seirbhíse Údaraithe ETC"),
      description: text(
        "Desks, dimming and fixtures, brought back to the maker’s own standard.",
        "Deasca, maolú agus soilse, tugtha ar ais go dtí caighdeán an déantúsóra féin.",
      ),
      services: [
        text("Lighting desks: repair and cleaning", "Deasca soilsithe: deisiú agus glanadh"),
        text("Dimmer and relay racks", "Racaí maolaitheoirí agus athsheachadán"),
        text("Profile and LED fixtures", "Soilse próifíle agus soilse LED"),
        text("Software and firmware updates", "Nuashonrú bogearraí agus dochtearraí"),
        text("Network checks and commissioning", "Seiceáil líonra agus coimisiúnú"),
        text("Warranty repairs with original parts", "Deisiú faoi bharánta le páirteanna bunaidh"),
      ],
      gallery: ["desk", "product-dimmer", "product-profile"],
    },
  },
  {
    key: "robe",
    data: {
      brand: "Robe",
      title: text("Robe Authorised Service Centre", "Ionad Seirbhíse Údaraithe Robe"),
      description: text(
        "Moving lights opened, cleaned, mended and measured before they go back in the air.",
        "Soilse gluaisteacha oscailte, glanta, deisithe agus tomhaiste sula dtéann siad in airde arís.",
      ),
      services: [
        text("Full service of moving lights", "Seirbhísiú iomlán ar shoilse gluaisteacha"),
        text("Cleaning of lenses, fans and optics", "Glanadh lionsaí, geolán agus optaice"),
        text("Motors, belts and sensors replaced", "Mótair, criosanna agus braiteoirí nua"),
        text("Light source and LED checks", "Seiceáil ar fhoinsí solais agus ar LEDanna"),
        text("Firmware updates and calibration", "Nuashonrú dochtearraí agus calabrú"),
        text("Test report with every unit", "Tuarascáil tástála le gach aonad"),
      ],
      gallery: ["service", "product-spot", "product-wash"],
    },
  },
];
