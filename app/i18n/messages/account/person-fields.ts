import { msg } from "#app/i18n/message.ts";

// What is wrong with the fields that tell who somebody is, wherever they are asked for.

export const nameRequired = msg("Name is required", "Tá ainm riachtanach");
export const nameMax = msg(
  "Name must be less than 100 characters",
  "Ní mór don ainm a bheith níos giorra ná 100 carachtar",
);
export const emailInvalid = msg("Invalid email address", "Seoladh ríomhphoist neamhbhailí");
export const emailMax = msg(
  "Email must be less than 255 characters",
  "Ní mór don seoladh ríomhphoist a bheith níos giorra ná 255 carachtar",
);
export const phoneRequired = msg("Phone number is required", "Tá uimhir theileafóin riachtanach");
export const phoneMax = msg(
  "Phone number must be less than 20 characters",
  "Ní mór don uimhir theileafóin a bheith níos giorra ná 20 carachtar",
);
export const companyMax = msg(
  "Company name must be less than 100 characters",
  "Ní mór d’ainm na cuideachta a bheith níos giorra ná 100 carachtar",
);
