import { msg } from "#app/i18n/message.ts";

export const hireFrom = msg("First day of hire", "An chéad lá ar cíos");
export const hireTo = msg("Last day of hire", "An lá deireanach ar cíos");
export const hirePlace = msg("Venue or delivery place", "Ionad nó áit seachadta");
export const kitList = msg("Kit list", "Liosta trealaimh");
export const kitSearch = msg("Add from our catalogue", "Cuir leis ónár gcatalóg");
export const kitNone = msg(
  "Nothing of that name in the catalogue; write it into the list below.",
  "Níl aon rud den ainm sin sa chatalóg; scríobh isteach sa liosta thíos é.",
);
export const kitFound = msg("Found:", "Aimsithe:");
export const kitAdded = msg("Added:", "Curtha leis:");
export const kitListHint = msg(
  "One item a line with its quantity first, such as “4 x ETC Source Four”. Paste a list of your own if you have one.",
  "Earra amháin ar gach líne agus an chainníocht ar dtús, mar shampla “4 x ETC Source Four”. Greamaigh do liosta féin isteach má tá ceann agat.",
);
export const hireDatesOrder = msg(
  "The last day must not be before the first day",
  "Ní féidir leis an lá deireanach a bheith roimh an gcéad lá",
);
export const dateInvalid = msg(
  "Enter a date, such as 27/11/2026",
  "Cuir dáta isteach, mar shampla 27/11/2026",
);
export const placeMax = msg(
  "Venue or delivery place must be less than 200 characters",
  "Ní mór don ionad nó don áit seachadta a bheith níos giorra ná 200 carachtar",
);
export const kitListMax = msg(
  "Kit list can have 5000 characters and 200 lines at most",
  "Ní féidir níos mó ná 5000 carachtar agus 200 líne a bheith sa liosta trealaimh",
);
export const make = msg("Make", "Déantúsóir");
export const model = msg("Model", "Múnla");
export const unit = msg("Unit of our fleet", "Aonad dár bhflít");
export const serial = msg("Serial number", "Sraithuimhir");
export const fault = msg("Fault", "Fabht");
export const warranty = msg("Under warranty", "Faoi bharánta");
export const yes = msg("Yes", "Tá");
export const no = msg("No", "Níl");
export const unsure = msg("Not sure", "Níl mé cinnte");
export const collection = msg("Please collect it from us", "Bailigh uainn é, le do thoil");
export const fieldMax = msg(
  "{field} must be less than {max} characters",
  "{field}: níos lú ná {max} carachtar, le do thoil",
);
