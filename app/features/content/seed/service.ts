import { inBoth, type Seed } from "./seed.ts";

export const serviceBlocks: readonly Seed<"service-blocks">[] = [
  {
    key: "etc",
    data: {
      brand: "ETC",
      title: inBoth("ETC Authorised Service Centre", "Ionad Seirbhíse Údaraithe ETC"),
      description: inBoth(
        "Desks, dimming and fixtures, brought back to the maker’s own standard.",
        "Deasca, maolú agus soilse, tugtha ar ais go dtí caighdeán an déantúsóra féin.",
      ),
      services: [
        inBoth("Lighting desks: repair and cleaning", "Deasca soilsithe: deisiú agus glanadh"),
        inBoth("Dimmer and relay racks", "Racaí maolaitheoirí agus athsheachadán"),
        inBoth("Profile and LED fixtures", "Soilse próifíle agus soilse LED"),
        inBoth("Software and firmware updates", "Nuashonrú bogearraí agus dochtearraí"),
        inBoth("Network checks and commissioning", "Seiceáil líonra agus coimisiúnú"),
        inBoth("Warranty repairs with original parts", "Deisiú faoi bharánta le páirteanna bunaidh"),
      ],
      gallery: ["desk", "product-dimmer", "product-profile"],
    },
  },
  {
    key: "robe",
    data: {
      brand: "Robe",
      title: inBoth("Robe Authorised Service Centre", "Ionad Seirbhíse Údaraithe Robe"),
      description: inBoth(
        "Moving lights opened, cleaned, mended and measured before they go back in the air.",
        "Soilse gluaisteacha oscailte, glanta, deisithe agus tomhaiste sula dtéann siad in airde arís.",
      ),
      services: [
        inBoth("Full service of moving lights", "Seirbhísiú iomlán ar shoilse gluaisteacha"),
        inBoth("Cleaning of lenses, fans and optics", "Glanadh lionsaí, geolán agus optaice"),
        inBoth("Motors, belts and sensors replaced", "Mótair, criosanna agus braiteoirí nua"),
        inBoth("Light source and LED checks", "Seiceáil ar fhoinsí solais agus ar LEDanna"),
        inBoth("Firmware updates and calibration", "Nuashonrú dochtearraí agus calabrú"),
        inBoth("Test report with every unit", "Tuarascáil tástála le gach aonad"),
      ],
      gallery: ["service", "product-spot", "product-wash"],
    },
  },
];
