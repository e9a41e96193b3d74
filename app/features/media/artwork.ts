// Written by scripts/pictures.ts: change the script or art/, not this file.
// biome-ignore-all format: one picture a line
import type { PictureSource } from "#app/ui/picture-source.ts";

interface Row {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly color: string;
  readonly placeholder: string;
  readonly alt: { readonly en: string; readonly ga: string };
}

function row(
  hash: string,
  width: number,
  height: number,
  widths: readonly number[],
  color: string,
  placeholder: string,
  en: string,
  ga: string,
): Row {
  return { hash, width, height, widths, color, placeholder, alt: { en, ga } };
}

function toSource(name: string, { hash, widths, placeholder, ...rest }: Row): PictureSource {
  const formats = ["avif", "webp"] as const;
  const shared = Math.min(rest.width, 800);
  const share = {
    src: `/pictures/${name}-${hash}-share.jpg`,
    width: shared,
    height: Math.round((shared * rest.height) / rest.width),
  };
  return {
    ...rest,
    ...(name.startsWith("product-") && { share }),
    placeholder: `data:image/webp;base64,${placeholder}`,
    variants: formats.flatMap((format) =>
      widths.map((width) => ({ format, width, src: `/pictures/${name}-${hash}-${width}.${format}` })),
    ),
  };
}

const ROWS = {
  "building": row("66d669b659", 1920, 1080, [480,768,1080,1440,1920], "#080828", "UklGRnQAAABXRUJQVlA4IGgAAABwAgCdASoQAAkAAwBSJYgCdH8AgqjAN3iaeG4AAP70wGcVREUYMivV9Dpg2q26UuYmZKIsb60v0tE48zP69JtsrJHDU/CSS1dB0rcZYjnInpbLkcjqj2slH3kwsZMWYAwdIMNiVUgAAA==", "Georgian house at night, its stone front lit in blue, violet and magenta, reflected on the wet forecourt.", "Teach Seoirseach san oíche, a aghaidh chloiche lasta i ngorm, i gcorcra agus i maigeanta, agus a scáil sa chlós fliuch."),
  "corporate": row("75cc8b018b", 1920, 1080, [480,768,1080,1440,1920], "#080818", "UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAkAAwBSJZACdAEN3/yoaaAA/viVC2PiV816U0z0WoYr6Di62cHM0tDBTF9IAOuFdFpWjxayQxhUwAA=", "Conference stage with a wide LED screen, blue beams, a presenter and a seated audience.", "Stáitse comhdhála le scáileán leathan LED, gathanna gorma, cainteoir agus lucht féachana ina suí."),
  "desk": row("f0b2fdc0d2", 1920, 1080, [480,768,1080,1440,1920], "#080818", "UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQAAkAAwBSJQBWACIjOXUpgAD++UryOf8IdxUkq8mVlSwHHgM0H8cuX20hCbj7kHrZDQNM3eblqDgA", "Close view of a lighting console with glowing faders and keys, stage lights out of focus behind.", "Radharc gar ar dheasc soilsithe, a céimnitheoirí agus a heochracha lasta, agus soilse stáitse as fócas taobh thiar."),
  "festival": row("8d89bd4050", 1920, 1080, [480,768,1080,1440,1920], "#080808", "UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoQAAkAAwBSJYgCdAEfbosyvUwAAP7vZ+ighxbpwsdXZmpkd3XwT7AP7JTAzZrjcq8/DZoheWVoxtyi7tQAAA==", "Outdoor festival stage at dusk with an arched roof, LED screens, coloured beams and a large crowd.", "Stáitse féile faoin aer le clapsholas, díon stuach os a chionn, scáileáin LED, gathanna daite agus slua mór."),
  "forest": row("2ec3b50ade", 1920, 1080, [480,768,1080,1440,1920], "#180808", "UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAkAAwBSJaACdAEOJCK+AAD++I2hhWP2WCG1poSgYGhLoYUG3D33FfO6/ks2y2UOar1LMy3fCHMAAAA=", "Opera scene: lone figure in a gown among tall trees, with amber shafts of light and leaf shadows on the floor.", "Radharc ceoldráma: duine aonair i ngúna i measc crann ard, gathanna ómra agus scáthanna duilleog ar an urlár."),
  "gala": row("3aaa82928d", 1920, 1080, [480,768,1080,1440,1920], "#180818", "UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkAAwBSJQBOgCHgrzN4GPgA/vfFi8O2+eu2TNGaFk11KscTOlqEUskbH9KHfTSNiua+J2K4ax4PEaV2yosagAA=", "Round dinner tables with candles under narrow spotlights, facing a gold awards stage with violet drapes.", "Boird chruinne le coinnle faoi spotsoilse caola, os comhair stáitse órga bronnta gradam a bhfuil cuirtíní corcra air."),
  "hero-portrait": row("ae15e24e0f", 1080, 1350, [360,480,640,736,800,1080], "#080818", "UklGRnAAAABXRUJQVlA4IGQAAADQAwCdASoQABQAPt1apkyopSOiMAgBEBuJZACxG1yBo9+MsdnE8CAA/uQivhogOCfty6s8FMF8MRDKh3hUNu4WS/LvyqV4BhDL4qibtTsDU4FUDO0WohDWf4v7CnXrFKcsAAAA", "Singer in silhouette on a concert stage under crossing coloured beams, seen from the crowd.", "Scáthchruth amhránaí ar stáitse ceolchoirme faoi ghathanna daite ag trasnú a chéile, mar a fheictear ón slua é."),
  "hero": row("3bd814b1bb", 1920, 1080, [480,768,1080,1440,1920], "#080818", "UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAkAAwBSJZACdADwGZ5lgAD+9dmgRgdvD3DJ3BIv5ZxrjGpwk06NTkuKNXOs1ZJA4yUAAAA=", "Concert stage with crossing cyan, magenta and blue beams, a singer in silhouette and a crowd with raised hands.", "Stáitse ceolchoirme le gathanna cian, maigeanta agus gorma ag trasnú a chéile, scáthchruth amhránaí agus slua a bhfuil a lámha in airde."),
  "ledcar": row("70365f663d", 1920, 1080, [480,768,1080,1440,1920], "#080818", "UklGRlgAAABXRUJQVlA4IEwAAAAQAgCdASoQAAkAAwBSJYgCdAEPEBXW3OgAAP73yD3pjrbSM9ZddvTsYBVUvCyXl27kBgUnFQwFaueofPKbvgEpTDNoDZf4x85hwAAA", "Car in silhouette on a glowing round platform in front of a curved LED wall with streaks of light.", "Scáthchruth cairr ar ardán cruinn lonrach os comhair balla LED cuartha a bhfuil stríoca solais air."),
  "lens": row("96a42f9272", 1920, 1080, [480,768,1080,1440,1920], "#080808", "UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAkAAwBSJYgCdADdQPspoAD+9vq4IVp0f7L9wIhTuziZX3vuxR7KX31yyZkADmhAIneFMiBVPGdwBTWMeAAA", "Close view of the lit front lens of a moving light throwing a blue beam across a dark room.", "Radharc gar ar lionsa lasta solais ghluaistigh agus ga gorm uaidh trasna seomra dhorcha."),
  "product-cb-dmx5-05": row("99de7e3b1a", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQABAAAwBSJaQAD4utWlV11eiAAP74um/asNsY+im/eP6Fpvfa1zmn3N5eK7szq5zccp/Ll+EYhLmPAzgs7NH0ldNTRD3+5VRo3oSZVxaoAA==", "The half-metre DMX 5-pin patch cable.", "An cábla gearr DMX 5 phionna, leathmhéadar."),
  "product-lx-spot-600": row("e30994e045", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoQABAAAwBSJaQAAsSLafrM8AAA/u/lZF5qfLlpqe1W/cDuoNwWvhHyYwvP04FGYz1mbCwhb0PaERLU77tll/LMStFh11P9RcilCiaLjJ3yIhfiTaIUAA==", "Large black moving head with a wide front lens, framing blades behind the glass.", "Solas gluaisteach mór dubh le lionsa leathan agus comhlaí frámála taobh thiar den ghloine."),
  "product-lx-wash-37": row("6baecd48cf", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoQABAAAwBSJaQAAsWOkaPDscAA/vJf7pVU+QdCBEskI1ivrPdrKi9nfYxkGHHzIMNMmH9HXPHsf+KALfW31nuXbpZUC55Gkd8I4KPV77YUGVaUvAgAAA==", "Large LED moving head wash light with thirty-seven lenses.", "Solas leathan gluaisteach LED, mór, le tríocha a seacht lionsa."),
  "product-beam": row("7970b70140", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQABAAAwBSJaQAArCuDuV6gAD+8+xTuXAAlrvju/ZkJ59vmg4zVdkkAo3GNqaolT2y9GU5cojRKYLaZZzY+7w9+osP0gAA", "Black moving head beam light.", "Solas gluaisteach dubh le ga caol."),
  "product-cable": row("2aa4705d55", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQABAAAwBSJaQAAude+cmmJs6AAP74smq+tGpL7B31gMMV+pD8wF2lTTEjwz9tMYXwTevjKhtW8OGHRpoevxO9q06z4fAAAAA=", "Coiled black microphone cable with XLR connectors.", "Corna de chábla dubh micreafóin le nascóirí XLR."),
  "product-case": row("c73df2e6dc", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQABAAAwBSJaQAAuSIA78APygA/vHrdS8jVtvpvZIT/513s6nIGq1IXuOKHaZav+JdWKgQ148g/wdiIR9eCM6hUXkpyPidi/devtNmRTgAAA==", "Black flight case with aluminium edges on castors.", "Cás taistil dubh le himill alúmanaim, ar rothaí beaga."),
  "product-chair": row("2d43633fc9", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoQABAAAwBSJaQAAuhIt0+UvgAA/vOkFiP3b39h1oAefo1kZGIHQfNQYq3hjVU/16lkXZVHnY44HkmpzPajvS8KPSIjvQwOAAA=", "Padded stacking chair with chrome frame.", "Cathaoir chruachta stuáilte le fráma cróim."),
  "product-clamp": row("c936e5ffff", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQABAAAwBSJaQAAuddx4BKwAD+9+eH0UHPSstv/M+vd2zGYDIHPUkcwnDsmkTVKXb8G6LqSXFuc9XAAAA=", "Two aluminium hook clamps and a steel safety bond.", "Dhá theanntán alúmanaim agus cábla sábháilteachta cruach."),
  "product-console": row("ebc8560bc1", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRmQAAABXRUJQVlA4IFgAAADwAQCdASoQABAAAwBSJZwAAuauFfxlEIAA/vfpFnNZIA8VKzGMGuyArVjm4kRPdUS+z2X4PbLDuYMAnpkrKSxmCVN4/qfIg+ioPz8dZ6Pz6rtkB01oAAAA", "Lighting console with faders and two screens.", "Deasc soilsithe le céimnitheoirí agus dhá scáileán."),
  "product-deck": row("a9a876de74", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoQABAAAwBSJaQAAubMtRydAAD+9yN5kDD6wule7LrAGzWVlfWok+SCzEuWOxmsL9mYvcZK97aygAAA", "Stage deck with aluminium frame on four legs.", "Deic stáitse le fráma alúmanaim ar cheithre chos."),
  "product-dimmer": row("057188b110", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoQABAAAwBSJaQAAudj8L5MGgAA/rbLw8W+mBH9To7IqgLu3iHvVjiJOWSXolhwPWOFWqBb9ZplICmXkVzM/CJJeIPpCib47WTO4nvLWIWt6MflOJS7cQhuQ4QAAA==", "Dimmer rack with circuit breakers in a wheeled case.", "Raca maolaitheoirí le scoradáin chiorcaid, i gcás ar rothaí."),
  "product-distro": row("b8cb07fd13", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRngAAABXRUJQVlA4IGwAAADQAQCdASoQABAAAwBSJZQAAv+u0IqHoAD+6KKoJ4TrG+SFE34ijl3kCqRaUgPNrr15cAuAPvDMsj+ds0ybVCVXrp6veFatjmVRJ1Or32Tc4PQSjYW22lT+nLP23hbAWlwtjgnYhnvS+F6QAAA=", "Rubber power distribution box with CEE sockets and circuit breakers.", "Bosca dáilte cumhachta rubair le soicéid CEE agus scoradáin chiorcaid."),
  "product-fluid": row("b1458a001e", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoQABAAAwBSJZwC7ADdj0Xx7ZIAAP7zpHbG83CAcd1IZZA+f/NPihd//KmLpFz0xhlYaAErvEmXbM2FU6Ksu+FcAAA=", "White canister of haze fluid with a blue cap.", "Canna bán de leacht ceobhráin le caipín gorm."),
  "product-followspot": row("f4feb51b55", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQABAAAwBSJaQAD4zQeGUVmlp7IAD+7jFSBw3fImEN0kCDVoGby/0Ii4Bx8zUHCNp3gIYr5jRFzn+H9XvCemdgwAA=", "Follow spot on a tripod stand.", "Spotsolas leanúna ar sheastán tríchosach."),
  "product-gel": row("81893b89cd", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRnIAAABXRUJQVlA4IGYAAACQAgCdASoQABAAAwBSJZACdH8EwAApMjksOX9xAAD+9waxFSoK8g73oXTHB0VhnHu37t7A6SHdpGj2A5SAEGZ8tmdZHfJJYaeLjW2AwK2uQNuoCZTVvKR2dtJAKPVIgJtW0O4qFAA=", "Six rolls of colour filter with a fanned swatch book.", "Sé rolla de scagaire datha agus leabhar samplaí oscailte ina fhean."),
  "product-hazer": row("be13bf8462", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoQABAAAwBSJaQAD49xdt2Xl8ljGPwA/vT5gTP1HoTuvuZ7cRPywgzZJRFZ3ZwAHoY61cqWVnFq8EiRm/Xc8vXrfA/b4IMOcgueYRo3j4AAAA==", "Compact haze machine with carrying handle.", "Gineadóir ceobhráin beag le hanla iompair."),
  "product-hoist": row("d265f4e641", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQABAAAwBSJaQAAud/g/Jj4AAA/vOga6NkThXfwi1QLFWifmL/izJUfGyeCdtyQdoL9OuGtHbZnOBJF6ieoZ72ltAAAA==", "Electric chain hoist with hook and chain bag.", "Ardaitheoir slabhra leictreach le crúca agus mála slabhra."),
  "product-ledbar": row("18bce9eccc", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQABAAAwBSJaQAAxZhJ3hfQAD+9ijH65Mvxk85SocFldIGb1HykbjFzn3wRudxRnvolKbGid8AAA==", "LED batten with a row of twelve lenses.", "Barra LED le sraith de dhá lionsa dhéag."),
  "product-ledpanel": row("76c691c4a7", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRm4AAABXRUJQVlA4IGIAAADQAgCdASoQABAAAwBSJYgCdH8IIBtgANBdP96LhvZkAP7z7J/6TecbMbS4IifConSpGvzLcsuVZW1gXpIl05w4yYDpCUo0drG0iUabJlcuR7e04ZbtDdq587los6Qk9AAAAA==", "Two stacked LED video panels showing an abstract picture.", "Dhá phainéal físe LED, ceann os cionn an chinn eile, agus pictiúr teibí orthu."),
  "product-microphone": row("41843bfda3", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQABAAAwBSJaQAAp1bggpcKgAA/vOkeMMhZExy1wfuKAsAh5t8ccAjTf5rf/3SbNFcKR7nouJZA9SXs3s2STQxm+sAAA==", "Handheld microphone on a table stand.", "Micreafón láimhe ar sheastán boird."),
  "product-par": row("a33a62f10a", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRm4AAABXRUJQVlA4IGIAAABQAgCdASoQABAAAwBSJaQAD5Vvqv5p3WK/QgAA/vOgrkoA+VIz+6aDeGPDCwy6wHWKTRAU8DLb/zrsBzsVJZ6izealO4jFqdFpz3UtbmfCPnT5RH0qevXOjrGRdFMlg4AAAA==", "LED PAR can on its floor stand.", "Solas PAR LED ar a sheastán urláir."),
  "product-profile": row("7d3cc64ee1", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoQABAAAwBSJaQAD5CQX+KD/kAAAP7yDdkLuUytkl0hd1ZsNDnIePnahnsmJscwaVUg5l6x5o21Ds1SB1JDAQhEDGok+G6u8fZkAOgSz8AAAA==", "Profile spot hanging from a pipe by its clamp.", "Solas próifíle ar crochadh de phíopa ar a theanntán."),
  "product-projector": row("ffe32baec1", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQABAAAwBSJaQAAxZgQ5ixx7GBAAD+9ijIZVzGBvvkMY0OuzEmcPbg7EgOfqkZyLWePTCMDLIuH8HM7OftRVv4rv8WSb9GQAA=", "Large-venue video projector.", "Teilgeoir físe d’ionaid mhóra."),
  "product-radiomic": row("3bbf11c95e", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRlYAAABXRUJQVlA4IEoAAAAQAgCdASoQABAAAwBSJaQAAu0elfT+6V+gAP73JE8BWAU479mnew8iKlFjHnwb9GoaV8P4iEOgjjKo7QpLMOezJhVrh03yJyAAAA==", "Radio microphone set: receiver, body pack and handheld transmitter.", "Foireann micreafóin gan sreang: glacadóir, tarchuradóir coirp agus tarchuradóir láimhe."),
  "product-screen": row("f410de25a8", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRnIAAABXRUJQVlA4IGYAAAAwAgCdASoQABAAAwBSJQBOj+ADBDB/8oSAAAD+yp35/qBbYqciVhzG9Y8Q44NeM8SY+miIahmBhOcVgIc7MrxtigNmNVFvyIjYvFNEWlrx30Cegd9KBja5W/9TE8zndQGsNsFioAA=", "Fast-fold projection screen on legs showing a mountain sunset.", "Scáileán teilgin infhillte ar chosa, agus luí na gréine sna sléibhte le feiceáil air."),
  "product-speaker": row("bd4f153fe2", 800, 800, [240,400,600,800], "#383838", "UklGRk4AAABXRUJQVlA4IEIAAACwAQCdASoQABAAAwBSJaQAAuQAz/IAAP7uWHrZSaALuhaBqk+ScG+FQVtZ/Z9KZIZPtqFyNkXy4sF2UWHNeyMRAAA=", "Black loudspeaker cabinet.", "Callaire dubh ina chaibinéad."),
  "product-splitter": row("181a13cafa", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQABAAAwBSJaQAAudfCXx6WQAA/vgCG9SsgC4UcBVWs6gbSiSCPhAaZN9BD4ASfvpBoA4wILopQKKi7Q+0liaiWEAAAA==", "One-unit rack DMX splitter with XLR outputs.", "Scoilteoir DMX aon aonaid raca le haschuir XLR."),
  "product-spot": row("0a60cb7438", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRmgAAABXRUJQVlA4IFwAAADwAQCdASoQABAAAwBSJaQAAsWI9TDjoAAA/vPslznKV51o9fKoZt92B512Unzt3S83dDgNOEvzJ4VQ/wngJnt6e19yj2xEuUqArj1i8gb85hVe2bH0zRqYAOAAAA==", "Black moving head spot light.", "Spotsolas gluaisteach dubh."),
  "product-stagebox": row("870c754de5", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQABAAAwBSJaQAAua0+Vwi9QwA/vgCG8ql2brskkL9ie/xu80jhrqdsF6EroXt4NqkgcwdqWbnqKahp/MhMAAA", "Stage box with rows of XLR connectors.", "Bosca stáitse le sraitheanna de nascóirí XLR."),
  "product-stand": row("fd3f8fb4ae", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQABAAAwBSJaQAAugvtUdXQAD+86L8ZQ78V5RzVKv4aQKa/HJjGrevEojsiUAA", "Tripod lighting stand with T-bar.", "Seastán soilse tríchosach le barra T."),
  "product-sub": row("839b5b1349", 800, 800, [240,400,600,800], "#383838", "UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQABAAAwBSJaQAAudCs3x15GQA/vBCFVHcMlteuVAKyaK7/3Mh/A9X2Vn1vPhSlKi2uNvDXKzyE1SPALaxJZYUIZW6AAAA", "Black subwoofer cabinet.", "Fo-dhordaire dubh."),
  "product-truss": row("392abeaeef", 800, 800, [240,400,600,800], "#e8e8e8", "UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQABAAAwBSJaQAAxZhGIudgAD+9ijGkfcX+UCft/Z/fABganw6AYAA", "Aluminium box truss section, four chord.", "Píosa de thrus bosca alúmanaim le ceithre phíopa."),
  "product-wash": row("6edeba38dd", 800, 800, [240,400,600,800], "#d8d8d8", "UklGRnIAAABXRUJQVlA4IGYAAADwAQCdASoQABAAAwBSJaQAAwFhCsd/IAAA/vIIiMvK7E14ceeNoFTWYKySb/YdvEGI5RoMXL3/U2dq2tLHr2HH6oCnAufDkeosLmup3Wx34z1pePS3ZCDVz1RPPmR3NL7JUYUAAAA=", "Black LED moving head wash light with honeycomb lenses.", "Solas leathan gluaisteach LED, dubh, a bhfuil a lionsaí i bpatrún cíor mheala."),
  "rehearsal": row("12a60f6566", 1920, 1080, [480,768,1080,1440,1920], "#181828", "UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAkAAwBSJQBOgCB/7voU9CAA/vhWaMRBOKad3eq9sMhWM2lcJ5bJYpSyIq/QAAA=", "Empty rehearsal studio with a lighting grid, two chairs, a music stand and a single work light.", "Stiúideo cleachtaidh folamh le greille soilsithe, dhá chathaoir, seastán ceoil agus solas oibre amháin."),
  "rig": row("f8b3cd8f69", 1920, 1080, [480,768,1080,1440,1920], "#281838", "UklGRlYAAABXRUJQVlA4IEoAAACwAQCdASoQAAkAAwBSJYgCdADx+KZ0AP7zENFlYtQQ8Uc5/7aL6kq4DDHLfG6SsfayL6bzlPtzoZUot8iHNYMtzqltu/gwILQAAA==", "Moving heads hanging from aluminium truss, seen from below, with cyan, magenta and amber beams.", "Soilse gluaisteacha ar crochadh de thrus alúmanaim, feicthe ón urlár, le gathanna cian, maigeanta agus ómra."),
  "service": row("3cf3f3d9f8", 1920, 1080, [480,768,1080,1440,1920], "#181828", "UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoQAAkAAwBSJZQCw7D0p3doz/WKAAD+82MAY0Ky6aj5AgS+UfZA8JxcrHl3+JwYXE/oV7PIFwuWLi0UHV1JQZTAMwe6qeJ8sAA=", "Moving light on a repair bench with an open optical unit, colour wheel, meter and tools under a desk lamp.", "Solas gluaisteach ar bhinse deisiúcháin agus aonad optúil oscailte, roth datha, méadar agus uirlisí faoi lampa deisce."),
  "social": row("35d4dc2bc9", 1200, 630, [480,768,1080,1200], "#181838", "UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAAgAAwBSJZACdADHUhsqgAD++FZO+lVIxOXtaKcW1fZtmWOKF0xcmzYrwpCS8W0qAA==", "Concert stage with coloured beams and a singer in silhouette; the left third is dark for text.", "Stáitse ceolchoirme le gathanna daite agus scáthchruth amhránaí; tá an trian ar chlé dorcha do théacs."),
  "studio5-portrait": row("282afbd66d", 1080, 1350, [360,480,640,736,800,1080], "#180818", "UklGRoIAAABXRUJQVlA4IHYAAADQAwCdASoQABQAPt1cp0yopSOiMAgBEBuJZgCdACHwVZqdZFFII1AA/u9lcKUXGfuOKyLWrPX4q9wyCvC6nOaAOwGIllNq98Fx0OvkMJABgb5vvCe+FORDIJF0LYjX+7YKFf77XB450fX66uO9czfOs+MLAAAA", "Performer in a long coat in front of a curved LED wall showing a mountain sunset.", "Taibheoir i gcóta fada os comhair balla LED cuartha a bhfuil luí na gréine sna sléibhte air."),
  "studio5": row("27653cf3a1", 1920, 1080, [480,768,1080,1440,1920], "#080818", "UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAkAAwBSJbACdAD0r5fqSgAA/va0T22XXh56jX7msaSIJtoInIoEK/gYUhG8iFC6zGF95NmgrfKiw2XWJN8eYo31ZB+ObIJwAA==", "Curved LED wall showing a mountain sunset, with a performer, a camera crane and two crew in silhouette.", "Balla LED cuartha a bhfuil luí na gréine sna sléibhte air, agus scáthchruthanna taibheora, craein ceamara agus beirt den chriú."),
  "theatre-portrait": row("dbad37e8fd", 1080, 1350, [360,480,640,736,800,1080], "#080808", "UklGRoQAAABXRUJQVlA4IHgAAADQAwCdASoQABQAPt1cpkyopSOiMAgBEBuJbACdACHVlxSdRD1xvVgA/vLk1AZ3QaVe1ddmINDpf5CoJC+xefqf8MKXrKRPd8B/xkoLaV+gSvFm7G09VgLW38klU25xm90pxhT54jhoDgDrqo64tgSaE/yAWNbAAAA=", "Singer in a gown and a string quartet under blue and violet beams on a theatre stage.", "Amhránaí i ngúna agus ceathairéad téad faoi ghathanna gorma agus corcra ar stáitse amharclainne."),
  "theatre": row("c567b1b401", 1920, 1080, [480,768,1080,1440,1920], "#080808", "UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAkAAwBSJagCdAEUjIRfVIAA/vh9vqpVfUC0yicC0YQ7PESxsNrHwPrFZgAduc1bWI+BKrSlglDIvT5we9HrQAA=", "Red theatre curtains open on a singer in a gown and a string quartet, in silhouette against a sunset backcloth.", "Cuirtíní dearga amharclainne ar oscailt: scáthchruthanna amhránaí i ngúna agus ceathairéad téad os comhair cúlbhrait a bhfuil luí na gréine air."),
  "warehouse": row("7c7ae97b1e", 1920, 1080, [480,768,1080,1440,1920], "#282828", "UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAkAAwBSJZQC7ADB3csAAP7zJcyHxMHfQyQeRI2jZ0u+Zu8WOTG88agkaLSVB7eeQ/4g2Ac2XgAA", "Warehouse aisle lined with flight cases and shelves of moving lights, with warm light from the far door.", "Pasáiste stórais idir cásanna taistil agus seilfeanna de shoilse gluaisteacha, le solas te ón doras i bhfad uait."),
} satisfies Record<string, Row>;

export type ArtworkName = keyof typeof ROWS;

export const ARTWORK_NAMES = Object.keys(ROWS) as ArtworkName[];

/** True when a stored name is one of the site's own pictures. */
export function isArtworkName(name: string): name is ArtworkName {
  return Object.hasOwn(ROWS, name);
}

/** One of the site's own pictures, ready for `<Picture source={…} />`. */
export function artwork(name: ArtworkName): PictureSource {
  return toSource(name, ROWS[name]);
}

/** The site's own moving picture: eight seconds, seamless, silent. */
export const OVERVIEW_LOOP = {"mp4":"/videos/hero-loop-293bbcfc9b.mp4","webm":"/videos/hero-loop-7a44d01dbe.webm"} as const;
