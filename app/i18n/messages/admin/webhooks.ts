import { msg } from "#app/i18n/message.ts";

export const title = msg("Webhooks", "Crúcaí gréasáin");
export const text = msg(
  "Other systems are notified of orders and products as soon as they change.",
  "Insítear do chórais eile faoi orduithe agus faoi tháirgí a luaithe a athraíonn siad.",
);
export const lead = msg(
  "Each message is signed by the Standard Webhooks specification and sent at least once. Amounts are in cents, times in UTC. Names and addresses of customers are not sent.",
  "Sínítear gach teachtaireacht de réir shonraíocht Standard Webhooks agus seoltar uair amháin ar a laghad í. Tá méideanna ina gceintanna agus amanna in UTC. Ní sheoltar ainmneacha ná seoltaí custaiméirí.",
);
export const none = msg("No webhooks", "Níl crúcaí gréasáin ann");
export const noneText = msg("Add the first one below.", "Cuir an chéad cheann leis thíos.");
export const add = msg("Add webhook", "Cuir crúca gréasáin leis");
export const url = msg("Endpoint URL", "URL an chríochphointe");
export const urlHint = msg("The full address, with https://", "An seoladh iomlán, le https://");
export const events = msg("Events", "Imeachtaí");
export const enabled = msg("Enabled", "Cumasaithe");
export const state = msg("Status", "Stádas");
export const disabled = msg("Disabled", "Díchumasaithe");
export const failing = msg("Failing", "Ag teip");
export const disabledByFailures = msg("Disabled after failures", "Díchumasaithe tar éis teipeanna");
export const disabledByFailuresText = msg(
  "Nothing could be delivered for five days, or the receiver answered that it is gone. Tick Enabled and save to go on; messages that wait are then sent.",
  "Níorbh fhéidir aon rud a sheachadadh ar feadh cúig lá, nó d’fhreagair an faighteoir go bhfuil sé imithe. Cuir tic le Cumasaithe agus sábháil chun leanúint ar aghaidh; seoltar na teachtaireachtaí atá ag fanacht ansin.",
);
export const save = msg("Save", "Sábháil");
export const saved = msg("The webhook is saved.", "Sábháladh an crúca gréasáin.");
export const made = msg(
  "Copy the signing secret now: it is not shown again.",
  "Cóipeáil an rún sínithe anois: ní thaispeánfar arís é.",
);
export const open = msg("Open the webhook", "Oscail an crúca gréasáin");
export const full = msg(
  "There can be ten webhooks at most.",
  "Is féidir deich gcrúca gréasáin a bheith ann ar a mhéad.",
);
export const changed = msg(
  "The webhook has changed since you opened the page",
  "D’athraigh an crúca gréasáin ó d’oscail tú an leathanach",
);
export const changedText = msg(
  "What you entered is still here and is not saved. Save again to put it in place of the other change.",
  "Tá an méid a chuir tú isteach anseo fós agus níl sé sábháilte. Sábháil arís chun é a chur in áit an athraithe eile.",
);
export const sendTest = msg("Send test event", "Seol imeacht tástála");
export const testQueued = msg(
  "The test event is on its way. Its result is in the log in a moment.",
  "Tá an t-imeacht tástála ar a bhealach. Beidh a thoradh sa loga i gceann nóiméid.",
);
export const notSent = msg(
  "Nothing was sent: the webhook is disabled, or the message waits already.",
  "Níor seoladh aon rud: tá an crúca gréasáin díchumasaithe, nó tá an teachtaireacht ag fanacht cheana.",
);
export const sendAgain = msg("Send again", "Seol arís");
export const sendAgainOf = msg("Send {event} of {at} again", "Seol arís: {event}, {at}");
export const resent = msg(
  "The message is on its way once more, with what is true now.",
  "Tá an teachtaireacht ar a bealach arís, leis an méid atá fíor anois.",
);
export const remove = msg("Delete webhook", "Scrios an crúca gréasáin");
export const removeText = msg(
  "Nothing is sent there any more, and its log is deleted.",
  "Ní sheolfar aon rud chuige a thuilleadh, agus scriosfar a loga.",
);
export const removed = msg("The webhook is deleted.", "Scriosadh an crúca gréasáin.");
export const log = msg("Deliveries", "Seachadtaí");
export const logNone = msg(
  "Nothing has been sent yet. Messages are listed for 30 days.",
  "Níor seoladh aon rud fós. Liostaítear teachtaireachtaí ar feadh 30 lá.",
);
export const event = msg("Event", "Imeacht");
export const at = msg("Time", "Am");
export const attempts = msg("Attempts", "Iarrachtaí");
export const answer = msg("Response", "Freagra");
export const nextTry = msg("Next attempt", "An chéad iarracht eile");
export const paused = msg(
  "Sent once the webhook is enabled",
  "Seolfar é nuair a bheidh an crúca gréasáin cumasaithe",
);
export const action = msg("Action", "Gníomh");

export const states = {
  queued: msg("Waiting", "Ag fanacht"),
  delivered: msg("Delivered", "Seachadta"),
  failed: msg("Failed", "Theip air"),
} as const;

export const eventNames = {
  "order.placed": msg("Order placed", "Ordú déanta"),
  "order.paid": msg("Order paid", "Ordú íoctha"),
  "order.dispatched": msg("Order dispatched", "Ordú seolta"),
  "order.cancelled": msg("Order cancelled", "Ordú curtha ar ceal"),
  "order.refunded": msg("Order refunded", "Ordú aisíoctha"),
  "product.created": msg("Product created", "Táirge cruthaithe"),
  "product.updated": msg("Product updated", "Táirge nuashonraithe"),
  "product.deleted": msg("Product deleted", "Táirge scriosta"),
  test: msg("Test", "Tástáil"),
} as const;

export const faults = {
  "not-https": msg(
    "Endpoint URL: a full address that begins with https://",
    "URL an chríochphointe: seoladh iomlán a thosaíonn le https://",
  ),
  credentials: msg(
    "Endpoint URL: without a name and password before the host",
    "URL an chríochphointe: gan ainm ná pasfhocal roimh an óstach",
  ),
  port: msg(
    "Endpoint URL: port 443, or one from 1024 up",
    "URL an chríochphointe: port 443, nó ceann ó 1024 suas",
  ),
  "private-address": msg(
    "Endpoint URL: an address of the public internet",
    "URL an chríochphointe: seoladh ar an idirlíon poiblí",
  ),
  "too-long": msg("Endpoint URL: at most 500 characters", "URL an chríochphointe: 500 carachtar ar a mhéad"),
  none: msg("Events: choose at least one", "Imeachtaí: roghnaigh ceann amháin ar a laghad"),
} as const;
