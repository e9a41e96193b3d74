import { msg, plural } from "#app/i18n/message.ts";

export const fill = msg("Fill in for all products", "Líon isteach do gach táirge");
export const question = msg(
  "Fill in this manufacturer for {name}?",
  "An líonfar an déantúsóir seo isteach i dtáirgí an bhranda seo: {name}?",
);
export const filled = plural(
  {
    one: "{n} product names no manufacturer and shows these details from now on.",
    other: "{n} products name no manufacturer and show these details from now on.",
  },
  {
    one: "Níl déantúsóir ag táirge amháin; taispeánfaidh sé na sonraí seo feasta.",
    two: "Níl déantúsóir ag {n} tháirge; taispeánfaidh siad na sonraí seo feasta.",
    few: "Níl déantúsóir ag {n} tháirge; taispeánfaidh siad na sonraí seo feasta.",
    many: "Níl déantúsóir ag {n} dtáirge; taispeánfaidh siad na sonraí seo feasta.",
    other: "Níl déantúsóir ag {n} táirge; taispeánfaidh siad na sonraí seo feasta.",
  },
);
export const same = plural(
  { one: "{n} shows them already.", other: "{n} show them already." },
  {
    one: "Taispeánann ceann amháin cheana iad.",
    two: "Taispeánann {n} cheann cheana iad.",
    few: "Taispeánann {n} cinn cheana iad.",
    many: "Taispeánann {n} gcinn cheana iad.",
    other: "Taispeánann {n} ceann cheana iad.",
  },
);
export const replace = plural(
  {
    one: "Also replace the other details of {n} product",
    other: "Also replace the other details of {n} products",
  },
  {
    one: "Cuir in ionad sonraí eile táirge amháin freisin",
    two: "Cuir in ionad sonraí eile {n} tháirge freisin",
    few: "Cuir in ionad sonraí eile {n} tháirge freisin",
    many: "Cuir in ionad sonraí eile {n} dtáirge freisin",
    other: "Cuir in ionad sonraí eile {n} táirge freisin",
  },
);
export const replaceHint = msg(
  "Without this they keep their own manufacturer.",
  "Gan é seo, coinníonn siad a ndéantúsóir féin.",
);
export const yes = msg("Fill in the manufacturer", "Líon isteach an déantúsóir");
export const done = plural(
  { one: "{n} product shows the new details.", other: "{n} products show the new details." },
  {
    one: "Taispeánann táirge amháin na sonraí nua.",
    two: "Taispeánann {n} tháirge na sonraí nua.",
    few: "Taispeánann {n} tháirge na sonraí nua.",
    many: "Taispeánann {n} dtáirge na sonraí nua.",
    other: "Taispeánann {n} táirge na sonraí nua.",
  },
);
