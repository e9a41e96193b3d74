/**
 * Words of riders and item names that say a form, a size or a trade and no thing, in English and Irish, as `readWords` has
 * them. One of them alone is no match: a "DI box" is no box truss.
 */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  [
    "bag board box case device equipment frame gear kit machine pack pair panel rig set stand system unit",
    "cable lead wire audio electric electrical electronic lamp led light lighting power safety sound stage video",
    "active analog analogue battery digital mobile passive portable pro professional standard wireless",
    "big black color colour double half heavy indoor large main mini outdoor single small white",
    "one two three four five six seven eight nine ten dozen",
    "back floor front ground rear side table top wall",
    "bosca cabla cas ceallra clar coras cumhacht cumhachta dhigiteach digiteach dubh feiste feisteas foireann fuaim",
    "fuaime gan sreang leictreach meaisin mala mor beag ban pacaiste painel peire sabhailteacht sabhailteachta",
    "seastan solas soilse soilsiu stait staitse tacar trealamh urlar urlair aonad fis fise gniomhach",
  ]
    .join(" ")
    .split(" "),
);
