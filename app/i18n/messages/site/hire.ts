import { msg } from "#app/i18n/message.ts";

export const title = msg(
  "Equipment hire in Galway: lighting, AV, sound, staging | ItsShowTime",
  "Trealamh ar cíos i nGaillimh: soilsiú, closamharc, fuaim, ardáin | ItsShowTime",
);
export const description = msg(
  "What you can hire, how dry hire works in four steps, what to have ready, and how delivery and collection work.",
  "An trealamh atá ar cíos, conas a oibríonn trealamh ar cíos gan chriú i gceithre chéim, cad ba chóir a bheith réidh agat, agus seachadadh agus bailiú.",
);

export const hire = msg("Hire", "Ar Cíos");
export const heading = msg(
  "The whole rig, or the one light you are missing",
  "An socrú iomlán, nó an t-\u2060aon solas atá in easnamh ort",
);
export const lede = msg(
  "Lighting, audio-visual, sound, staging, rigging and power, tested before it leaves and checked when it comes home.",
  "Soilsiú, trealamh closamhairc, fuaim, ardáin, rigeáil agus cumhacht, tástáilte sula n-imíonn sé agus seiceáilte ar fhilleadh dó.",
);
export const toDryHire = msg("Dry Hire", "Trealamh ar Cíos");
export const toCatalogue = msg("See catalogue and prices", "Féach an chatalóg agus na praghsanna");
export const toContact = msg("Contact", "Teagmháil");

export const categories = msg("What you can hire", "An trealamh atá ar cíos");
export const categoriesCue = msg("Categories", "Catagóirí");

export const steps = msg("Steps", "Céimeanna");
export const stepsHeading = msg("How dry hire works", "Conas a oibríonn trealamh ar cíos gan chriú");
export const step1 = msg("Send your list", "Seol do liosta");
export const step1Text = msg(
  "Tell us what you need and your dates. A rough list is enough; a stage plan is better.",
  "Inis dúinn cad atá uait agus do dhátaí. Is leor garbhliosta; is fearr fós plean stáitse.",
);
export const step2 = msg("Get your quote", "Faigh do luachan");
export const step2Text = msg(
  "A detailed quote in less than 24 hours, with the deposit and the collection time in it.",
  "Luachan mhionsonraithe laistigh de 24 uair an chloig, agus an éarlais agus an t-am bailithe inti.",
);
export const step3 = msg("Collect, or we deliver", "Bailigh é, nó seachadfaimid é");
export const step3Text = msg(
  "Everything leaves tested, labelled and counted. We show you anything you have not used before.",
  "Fágann gach rud an stór tástáilte, lipéadaithe agus comhairthe. Taispeánfaimid duit aon rud nár úsáid tú cheana.",
);
export const step4 = msg("Bring it back", "Tabhair ar ais é");
export const step4Text = msg(
  "We check it in with you there, and your deposit goes back the way it came.",
  "Seiceálfaimid é agus tú i láthair, agus fillfear d’éarlais ort ar an mbealach céanna.",
);

export const ready = msg("What to have ready", "Cad ba chóir a bheith réidh agat");
export const readyCue = msg("Checklist", "Seicliosta");
export const readyDates = msg(
  "Your dates: collection, show and return",
  "Do dhátaí: bailiú, seó agus tabhairt ar ais",
);
export const readyVenue = msg(
  "The venue, its height and how you get in",
  "An t-ionad, a airde agus conas a théitear isteach",
);
export const readyPower = msg("The power that is there", "An chumhacht atá ar fáil ann");
export const readyCrew = msg("Who will rig and run it", "Cé a chrochfaidh agus a oibreoidh é");
export const readyId = msg(
  "Photo identification and proof of address",
  "Aitheantas le grianghraf agus cruthúnas seolta",
);
export const readyInsurance = msg(
  "Insurance for the equipment while you have it",
  "Árachas ar an trealamh fad atá sé agat",
);

export const transport = msg("Delivery and collection", "Seachadadh agus bailiú");
export const transportCue = msg("Transport", "Iompar");
export const collect = msg("Collect it in Galway", "Bailigh i nGaillimh é");
export const collectText = msg(
  "By appointment, from the loading door. We help you load; flight cases roll.",
  "De réir coinne, ón doras lódála. Cabhróimid leat lódáil; tá rothaí faoi na cásanna.",
);
export const deliver = msg("We deliver and collect", "Seachadfaimid agus baileoimid");
export const deliverText = msg(
  "Across Ireland, priced in your quote. Tell us about steps, lifts and the closest place a van can stop.",
  "Ar fud na hÉireann, agus an praghas sa luachan. Inis dúinn faoi chéimeanna, faoi ardaitheoirí agus faoin áit is gaire a stopann veain.",
);
export const crewed = msg("Or take us with it", "Nó tóg sinne leis");
export const crewedText = msg(
  "Need hands too? Ask for equipment and crew in one quote.",
  "Cúnamh uait freisin? Iarr trealamh agus criú in aon luachan amháin.",
);

export const close = msg("Ready when you are", "Réidh nuair atá tusa réidh");
