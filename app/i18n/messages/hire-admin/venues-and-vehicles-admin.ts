import { msg } from "#app/i18n/message.ts";

export { venues } from "#app/i18n/messages/admin/section-names.ts";
export const noVenues = msg("No venues yet", "Gan ionad fós");
export const venuesLead = msg(
  "What a hall can be fed from: the load check of a hire basket compares a list with it.",
  "An soláthar atá i halla: cuireann seiceáil ualaigh an chiseáin chíosa liosta i gcomparáid leis.",
);
export const vehicles = msg("Vehicles", "Feithiclí");
export const noVehicles = msg("No vehicles yet", "Gan feithicil fós");
export const vehiclesLead = msg(
  "What goods are driven in. While none is saved, a van and a truck of usual size are used.",
  "Na feithiclí ina n-iompraítear trealamh. Fad nach bhfuil aon cheann sábháilte, úsáidtear veain agus trucail de ghnáthmhéid.",
);
export const newVenue = msg("New venue", "Ionad nua");
export const newVehicle = msg("New vehicle", "Feithicil nua");
export const save = msg("Save", "Sábháil");
export const deleteVenue = msg("Delete this venue", "Scrios an t-ionad seo");
export const deleteVehicle = msg("Delete this vehicle", "Scrios an fheithicil seo");
export const deleteText = msg(
  "Load checks no longer offer it. Nothing else changes.",
  "Ní thairgfidh seiceálacha ualaigh a thuilleadh é. Ní athraíonn aon rud eile.",
);
export const venueDeleted = msg("The venue was deleted.", "Scriosadh an t-ionad.");
export const vehicleDeleted = msg("The vehicle was deleted.", "Scriosadh an fheithicil.");
export const supplies = msg("Supplies", "Soláthairtí");
export const suppliesHint = msg(
  "Tick every one that the venue has. Only 80% of it is counted on.",
  "Cuir tic le gach ceann atá san ionad. Ní áirítear ach 80% de.",
);
export const none = msg("None", "Níl aon cheann");

export const fields = {
  name: msg("Name", "Ainm"),
  address: msg("Address", "Seoladh"),
  access: msg("Access: doors, stairs, ramp, parking", "Rochtain: doirse, staighre, rampa, páirceáil"),
  floor_load: msg("Floor load, kg on a square metre", "Ualach urláir, kg ar mhéadar cearnach"),
  payload: msg("Payload, kg", "Ualach, kg"),
  litres: msg("Volume, litres", "Toirt, lítir"),
  tail_lift: msg("Tail lift", "Ardaitheoir cúil"),
};

export const faults = {
  required: msg("{field}: enter it.", "{field}: cuir isteach é."),
  whole: msg("{field}: a whole number from 1 to 1,000,000.", "{field}: slánuimhir ó 1 go 1,000,000."),
  "name-taken": msg("{field}: another one has it already.", "{field}: tá sé ag ceann eile cheana."),
};
