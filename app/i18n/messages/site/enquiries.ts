import { msg } from "#app/i18n/message.ts";

export const contactTitle = msg("Contact", "Teagmháil");
export const contactHeading = msg("Contact Us", "Déan Teagmháil Linn");
export const contactLede = msg(
  "Tell us what you are planning. We answer every message ourselves.",
  "Inis dúinn faoina bhfuil beartaithe agat. Freagraímid féin gach teachtaireacht.",
);
export const servicingTitle = msg("Equipment Servicing Request", "Iarratas ar Sheirbhísiú Trealaimh");
export const servicingLede = msg(
  "Tell us the make, the model and what the fault is. We are an authorised service centre for ETC and Robe.",
  "Inis dúinn cén déantúsóir agus múnla atá i gceist agus cad é an fabht. Ionad seirbhíse údaraithe do ETC agus Robe is ea sinn.",
);
export const dryHireTitle = msg("Dry Hire Quote", "Luachan do Threalamh ar Cíos");
export const customTitle = msg("Request Custom Item", "Iarr Earra Ar Leith");
export const customLede = msg(
  "Not in the shop? Tell us what you need and we look for it.",
  "Nach bhfuil sé sa siopa? Inis dúinn cad atá uait agus cuardóimid é.",
);

export const name = msg("Name", "Ainm");
export const yourName = msg("Your Name", "D’Ainm");
export const email = msg("Email", "Ríomhphost");
export const emailAddress = msg("Email Address", "Seoladh Ríomhphoist");
export const phone = msg("Phone", "Teileafón");
export const phoneNumber = msg("Phone Number", "Uimhir Theileafóin");
export const phoneOptional = msg("Phone (optional)", "Teileafón (roghnach)");
export const company = msg("Company (optional)", "Cuideachta (roghnach)");
export const companyName = msg("Company Name (optional)", "Ainm na Cuideachta (roghnach)");
export const message = msg("Message", "Teachtaireacht");
export const productName = msg("Product Name", "Ainm an Táirge");
export const description = msg("Description", "Cur síos");

export const namePlaceholder = msg("Your name *", "D’ainm *");
export const emailPlaceholder = msg("you@example.com *", "ainm@sampla.ie *");
export const phonePlaceholder = msg("Your phone number *", "D’uimhir theileafóin *");
export const companyPlaceholder = msg("Your company", "Do chuideachta");
export const messagePlaceholder = msg("How can we help? *", "Conas is féidir linn cabhrú leat? *");
export const dryHirePrompt = msg(
  "Please list in detail what you would like to hire: equipment and quantities, dates, and where it goes.",
  "Liostaigh go mion an trealamh ba mhaith leat a fháil ar cíos: an trealamh agus na cainníochtaí, na dátaí, agus an áit a bhfuil sé le dul.",
);
export const leaveEmpty = msg("Leave this field empty", "Fág an réimse seo folamh");

export const sendMessage = msg("Send message", "Seol an teachtaireacht");
export const sending = msg("Sending...", "Ag seoladh…");
export const submit = msg("Submit", "Cuir isteach");
export const submitting = msg("Submitting...", "Ag cur isteach…");
export const submitRequest = msg("Submit Request", "Cuir an tIarratas Isteach");

export const privacyUse = msg(
  "ItsShowTime uses what you write and send, and what our staff note about it, only to answer you and prepare what you ask for. It goes to no one but those who carry our mail and host this site. We remove all of it 24 months after our last contact; until then you can see it, correct it or have it deleted.",
  "Ní bhaineann ItsShowTime úsáid as a scríobhann agus a seolann tú, ná as na nótaí a dhéanann ár bhfoireann faoi, ach chun freagra a thabhairt ort agus an rud a iarrann tú a ullmhú. Ní théann sé chuig aon duine ach chucu siúd a iompraíonn ár ríomhphost agus a óstálann an suíomh seo. Scriosaimid an t-iomlán 24 mhí tar éis ár dteagmhála deiridh; go dtí sin is féidir leat é a fheiceáil, a cheartú nó a chur á scriosadh.",
);

export const messageRequired = msg("Message is required", "Tá teachtaireacht riachtanach");
export const messageMax = msg(
  "Message must be less than 2000 characters",
  "Ní mór don teachtaireacht a bheith níos giorra ná 2000 carachtar",
);
export const emailInvalidShort = msg("Invalid email", "Ríomhphost neamhbhailí");
export const customPhoneMax = msg(
  "Phone number must be less than 50 characters",
  "Ní mór don uimhir theileafóin a bheith níos giorra ná 50 carachtar",
);
export const productNameRequired = msg("Product name is required", "Tá ainm an táirge riachtanach");
export const productNameMax = msg(
  "Product name must be less than 200 characters",
  "Ní mór d’ainm an táirge a bheith níos giorra ná 200 carachtar",
);
export const descriptionRequired = msg("Description is required", "Tá cur síos riachtanach");
export const descriptionMax = msg(
  "Description must be less than 2000 characters",
  "Ní mór don chur síos a bheith níos giorra ná 2000 carachtar",
);
export const formTypeUnknown = msg("Unknown form", "Foirm anaithnid");

export const error = msg("Error", "Earráid");
export const sendFailed = msg(
  "Failed to send message. Please try again.",
  "Níorbh fhéidir an teachtaireacht a sheoladh. Bain triail eile as.",
);
export const messageSent = msg("Message sent!", "Seoladh an teachtaireacht!");
export const messageSentText = msg(
  "Thank you for contacting us. We'll get back to you soon.",
  "Go raibh maith agat as dul i dteagmháil linn. Beimid i dteagmháil leat go luath.",
);
export const submissionFailed = msg("Submission Failed", "Níor cuireadh an fhoirm isteach");
export const submissionFailedText = msg(
  "Please try again or contact us directly",
  "Bain triail eile as nó déan teagmháil go díreach linn",
);
export const requestSubmitted = msg("Request Submitted", "Cuireadh an t-iarratas isteach");
export const requestSubmittedText = msg(
  "We'll get back to you shortly regarding your equipment servicing request",
  "Beimid i dteagmháil leat go gairid maidir le d’iarratas ar sheirbhísiú trealaimh",
);
export const quoteSubmitted = msg("Quote Request Submitted", "Cuireadh an t-iarratas ar luachan isteach");
export const quoteSubmittedText = msg(
  "We'll get back to you shortly with a dry hire quote",
  "Beimid i dteagmháil leat go gairid le luachan don trealamh ar cíos",
);
export const requestSent = msg("Your request has been sent!", "Seoladh d’iarratas!");
export const requestFailed = msg("Failed to send request", "Níorbh fhéidir an t-iarratas a sheoladh");
export const validationError = msg("Validation error", "Earráid bhailíochtaithe");
export const reference = msg("Your reference: {reference}", "Do thagairt: {reference}");

export const proofBusy = msg(
  "It is kept. Your browser is confirming that it comes from a person; this takes a few seconds and needs nothing from you.",
  "Tá sé coinnithe. Tá do bhrabhsálaí á dhearbhú gur ó dhuine a tháinig sé; tógfaidh sé cúpla soicind agus ní gá duit aon rud a dhéanamh.",
);
export const proofDone = msg(
  "Confirmed. A copy is on its way to you.",
  "Dearbhaithe. Tá cóip ar a bealach chugat.",
);
export const proofDoneUnmailed = msg("Confirmed.", "Dearbhaithe.");
export const customHeading = msg("Custom item request", "Iarratas ar earra ar leith");
export const customProduct = msg("Product: {name}", "Táirge: {name}");
export const customDetails = msg("Details:", "Sonraí:");

export const senderSubject = msg("{reference}: we have your enquiry", "{reference}: tá d’fhiosrúchán againn");
export const senderHello = msg("Hello {name},", "Dia duit, {name},");
export const senderThanks = msg(
  "Thank you for writing to us. Your enquiry has arrived and somebody will answer you soon.",
  "Go raibh maith agat as scríobh chugainn. Tá d’fhiosrúchán tagtha agus freagróidh duine thú go luath.",
);
export const senderThanksHire = msg(
  "Thank you for your request. We send you a detailed quote in less than 24 hours.",
  "Go raibh maith agat as d’iarratas. Seolfaimid luachan mhionsonraithe chugat laistigh de 24 uair an chloig.",
);
/** Before what is said where the hire begins sooner than that. */
export const senderThanksSoon = msg("Thank you for your request.", "Go raibh maith agat as d’iarratas.");
export const senderNotContract = msg(
  "An enquiry is not an order: nothing is booked until we have agreed it with you.",
  "Ní hionann fiosrúchán agus ordú: níl dada curtha in áirithe go dtí go n-aontóimid leat é.",
);
export const senderReference = msg("Your reference", "Do thagairt");
export const senderCopy = msg("What you wrote", "An méid a scríobh tú");
export const senderNotYou = msg(
  "If you did not write to us, somebody typed your address by mistake; you need do nothing.",
  "Mura tusa a scríobh chugainn, chlóscríobh duine éigin do sheoladh trí dhearmad; ní gá duit aon rud a dhéanamh.",
);
export const staffSubject = msg("{reference} {form}: {name}", "{reference} {form}: {name}");
export const staffSuspect = msg("Possible spam: {subject}", "Turscar, b’fhéidir: {subject}");
export const staffHeading = msg("A new enquiry", "Fiosrúchán nua");
export const staffReply = msg(
  "Answering this mail writes to the sender.",
  "Má fhreagraíonn tú an ríomhphost seo, scríobhfar chuig an seoltóir.",
);
export const staffOpen = msg("Open the enquiries", "Oscail na fiosrúcháin");

export const formContact = msg("Contact", "Teagmháil");
export const formCustomItem = msg("Custom item", "Earra ar leith");
export const formServicing = msg("Equipment servicing", "Seirbhísiú trealaimh");
export const formDryHire = msg("Dry hire", "Trealamh ar cíos");

export const stateNew = msg("New", "Nua");
export const stateAnswered = msg("Answered", "Freagartha");
export const stateWaiting = msg("Waiting", "Ag fanacht");
export const stateWon = msg("Won", "Buaite");
export const stateLost = msg("Lost", "Caillte");
export const stateSpam = msg("Spam", "Turscar");

export const contactDescription = msg(
  "Send ItsShowTime in Galway a message about lighting, audio-visual, staging, hire, servicing or Studio@5.",
  "Seol teachtaireacht chuig ItsShowTime i nGaillimh faoi shoilsiú, closamharc, stáitsí, trealamh ar cíos, seirbhísiú nó Studio@5.",
);
export const servicingDescription = msg(
  "Ask for service, repair or a check of your lighting and audio-visual equipment in Galway.",
  "Iarr seirbhísiú, deisiú nó seiceáil ar do threalamh soilsithe agus closamhairc i nGaillimh.",
);
export const customDescription = msg(
  "Ask for equipment that is not listed in the ItsShowTime shop.",
  "Iarr trealamh nach bhfuil liostaithe i siopa ItsShowTime.",
);

export const nextTitle = msg("What happens next", "Cad a tharlóidh ina dhiaidh seo");
export const nextReference = msg(
  "You get a reference number at once, and a copy by email.",
  "Gheobhaidh tú uimhir thagartha láithreach, agus cóip tríd an ríomhphost.",
);
export const nextReferenceUnmailed = msg(
  "You get a reference number at once.",
  "Gheobhaidh tú uimhir thagartha láithreach.",
);
export const nextPerson = msg("A technician reads it, not a machine.", "Teicneoir a léann é, ní meaisín.");
export const nextAnswer = msg(
  "We answer by email, or by phone when that is quicker.",
  "Freagraímid tríd an ríomhphost, nó ar an bhfón nuair is gasta é sin.",
);
export const nextQuote = msg(
  "A detailed quote follows in less than 24 hours.",
  "Leanann luachan mhionsonraithe é laistigh de 24 uair an chloig.",
);
export const nextEstimate = msg(
  "We tell you what it costs before we begin any work.",
  "Inseoimid duit cé mhéad a chosnóidh sé sula dtosóimid ar aon obair.",
);
export const nextCustomRight = msg(
  "Items made to your own specification cannot be returned; we tell you before you order.",
  "Ní féidir earraí a dhéantar de réir do shonraíochta féin a thabhairt ar ais; inseoimid é sin duit sula n-ordóidh tú.",
);
export const directTitle = msg("Or directly", "Nó go díreach");
export const openingHours = msg("Opening hours", "Uaireanta oscailte");

export const hireMore = msg(
  "Add dates, place or a kit list (optional)",
  "Cuir dátaí, áit nó liosta trealaimh leis (roghnach)",
);
export const serviceMore = msg(
  "Add the equipment, its fault or photos (optional)",
  "Cuir an trealamh, a fhabht nó grianghraif leis (roghnach)",
);
export const attachments = msg("Photos or PDF files", "Grianghraif nó comhaid PDF");
export const attachmentsHint = msg(
  "Up to 5 files of 5 MB each: JPEG, PNG, WebP, AVIF or PDF. The place and camera data of photos are removed.",
  "Suas le 5 chomhad, 5 MB an ceann: JPEG, PNG, WebP, AVIF nó PDF. Baintear sonraí na háite agus an cheamara de ghrianghraif.",
);
export const attachmentsMore = msg(
  "Add photos or a PDF (optional)",
  "Cuir grianghraif nó PDF leis (roghnach)",
);
export const filesHeld = msg("Files we already have from you", "Comhaid atá againn uait cheana");
export const filesHeldHint = msg(
  "Untick what you do not want to send. Choose below only what is still missing.",
  "Bain an tic de rud ar bith nár mhaith leat a sheoladh. Ná roghnaigh thíos ach an rud atá in easnamh fós.",
);
export const filesMany = msg("Choose at most 5 files", "Roghnaigh 5 chomhad ar a mhéad");
export const filesLarge = msg(
  "Each file must be at most 5 MB",
  "5 MB ar a mhéad a cheadaítear i ngach comhad",
);
export const filesAway = msg(
  "Your files cannot be stored at the moment. Send the form without them, or try again in a few minutes.",
  "Ní féidir do chomhaid a stóráil faoi láthair. Seol an fhoirm gan iad, nó bain triail eile as i gceann cúpla nóiméad.",
);
export const filesOften = msg(
  "Too many forms with files came from your connection. Send this one without files, or try again in an hour.",
  "Tháinig an iomarca foirmeacha a raibh comhaid leo ó do cheangal. Seol an cheann seo gan chomhaid, nó bain triail eile as i gceann uair an chloig.",
);
export const filesUnreadable = msg(
  "Choose files that are JPEG, PNG, WebP or AVIF pictures, or PDF documents",
  "Roghnaigh comhaid ar pictiúir JPEG, PNG, WebP nó AVIF, nó doiciméid PDF iad",
);
export const sentCopy = msg("What you sent us", "An méid a sheol tú chugainn");
export const writeAnother = msg("Write another message", "Scríobh teachtaireacht eile");
