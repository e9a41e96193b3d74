import { msg } from "#app/i18n/message.ts";

export const title = msg("Saved views", "Radharcanna sábháilte");
export const lead = msg(
  "Filters of lists under a name. Shared ones are there for everybody who opens the list.",
  "Scagairí liostaí faoi ainm. Tá na cinn roinnte ann do gach duine a osclaíonn an liosta.",
);
export const all = msg("All", "Gach ceann");
export const views = msg("Views", "Radharcanna");
export const save = msg("Save view", "Sábháil an radharc");
export const manage = msg("Manage", "Bainistigh");
export const name = msg("Name", "Ainm");
export const share = msg("Share with everybody", "Roinn le gach duine");
export const makeDefault = msg("Open the list with it", "Oscail an liosta leis");
export const shared = msg("Shared", "Roinnte");
export const isDefault = msg("Default", "Réamhshocrú");
export const change = msg("Save", "Sábháil");
export const remove = msg("Delete", "Scrios");
export const open = msg("Open", "Oscail");
export const none = msg("No view is saved yet", "Níl aon radharc sábháilte fós");
export const noneText = msg(
  "Choose filters in a list and press Save view above it.",
  "Roghnaigh scagairí i liosta agus brúigh Sábháil an radharc os a chionn.",
);
export const saved = msg("View saved.", "Sábháladh an radharc.");
export const removed = msg("View deleted.", "Scriosadh an radharc.");
export const keepColumns = msg("Keep for me", "Coinnigh domsa");
export const usualColumns = msg("Usual columns", "Gnáthcholúin");
export const columnsKept = msg(
  "This list shows these columns for you from now on.",
  "Taispeánfaidh an liosta seo na colúin seo duit as seo amach.",
);
export const columnsUsual = msg(
  "This list shows the usual columns again.",
  "Taispeánann an liosta seo na gnáthcholúin arís.",
);
export const refusals = {
  "no-name": msg("Enter a name for the view.", "Cuir isteach ainm don radharc."),
  "name-taken": msg(
    "You have a view of this name for the list. Choose another name.",
    "Tá radharc den ainm seo agat don liosta. Roghnaigh ainm eile.",
  ),
  "too-many": msg(
    "That is the most views a list can have. Delete one first.",
    "Sin an líon is mó radharcanna a cheadaítear ar liosta. Scrios ceann ar dtús.",
  ),
  "query-too-long": msg(
    "The filters of the list are too long for a view. Search for fewer words or take a filter off, then save again.",
    "Tá scagairí an liosta rófhada do radharc. Cuardaigh níos lú focal nó bain scagaire, ansin sábháil arís.",
  ),
  "unknown-view": msg("This view has been deleted.", "Scriosadh an radharc seo."),
};
