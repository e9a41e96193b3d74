import { msg } from "#app/i18n/message.ts";
import { type LegalDocument, legalList, legalText, link, section } from "./legal-document.ts";

/** Privacy notice: Articles 13 and 15 to 22 of Regulation (EU) 2016/679 and the Data Protection Act 2018. */
export const privacy: LegalDocument = {
  title: msg("Privacy policy", "Polasaí príobháideachta"),
  description: msg(
    "What we know about you, why, for how long, who else sees it, and your rights.",
    "Cad atá ar eolas againn fút, cén fáth, cá fhad, cé eile a fheiceann é, agus do chearta.",
  ),
  lede: msg(
    "We keep what we need to answer you, to send what you ordered and to meet the law, and nothing to follow you around.",
    "Coinnímid an méid a theastaíonn chun freagra a thabhairt ort, chun a bhfuil ordaithe agat a sheoladh agus chun an dlí a chomhlíonadh, agus ní choinnímid aon rud chun tú a leanúint.",
  ),
  updated: "2026-11-29",
  sections: [
    section(
      "controller",
      msg("Who is responsible", "Cé atá freagrach"),
      legalText(
        msg(
          "ItsShowTime, Galway, decides what happens with your data and answers for it. Write to us by email, post or the contact form, in English or in Irish.",
          "Is é ItsShowTime, Gaillimh, a chinneann cad a tharlaíonn do do shonraí agus atá freagrach astu. Scríobh chugainn trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála, i mBéarla nó i nGaeilge.",
        ),
      ),
      { kind: "company" },
    ),
    section(
      "what-and-why",
      msg("What we keep, why and for how long", "Cad a choinnímid, cén fáth agus cá fhad"),
      {
        kind: "table",
        head: [
          msg("What", "Cad"),
          msg("Why", "Cén fáth"),
          msg("Legal basis", "Bunús dlí"),
          msg("How long", "Cá fhad"),
        ],
        rows: [
          [
            msg(
              "Enquiries: name, email, phone, company, message, photos and files you send, notes of our staff and our answers",
              "Fiosrúcháin: ainm, ríomhphost, teileafón, cuideachta, teachtaireacht, grianghraif agus comhaid a sheolann tú, nótaí ár bhfoirne agus ár bhfreagraí",
            ),
            msg("To answer you and prepare a quote", "Chun freagra a thabhairt ort agus luachan a ullmhú"),
            msg("Steps you asked for before a contract", "Bearta a d’iarr tú roimh chonradh"),
            msg(
              "24 months after the last contact; files of a form that was not sent, one day",
              "24 mhí tar éis na teagmhála deiridh; comhaid d’fhoirm nár seoladh, lá amháin",
            ),
          ],
          [
            msg(
              "Orders: contact, company and VAT number, delivery, what was bought, payments, invoices, withdrawals and notes of our staff",
              "Orduithe: teagmháil, cuideachta agus uimhir CBL, seachadadh, a ceannaíodh, íocaíochtaí, sonraisc, ráitis tarraingthe siar agus nótaí ár bhfoirne",
            ),
            msg(
              "To deliver, refund and keep the books",
              "Chun earraí a sheachadadh, airgead a aisíoc agus na cuntais a choimeád",
            ),
            msg("Contract; tax and company law", "Conradh; dlí cánach agus cuideachtaí"),
            msg("6 years after the year of the order", "6 bliana tar éis bhliain an ordaithe"),
          ],
          [
            msg(
              "Hire quotes and hires: contact, company and VAT number, gear, dates, place, what you ask for, notes of our staff, signatures, pictures and notes of damage, what was accepted and when, with network address and browser",
              "Luachana agus orduithe cíosa: teagmháil, cuideachta agus uimhir CBL, trealamh, dátaí, áit, a n-iarrann tú, nótaí ár bhfoirne, sínithe, pictiúir den damáiste agus nótaí faoi, ar glacadh leis agus cathain, le seoladh líonra agus brabhsálaí",
            ),
            msg(
              "To hold and hand over the gear, and to prove the contract",
              "Chun an trealamh a choinneáil agus a thabhairt amach, agus chun an conradh a chruthú",
            ),
            msg("Contract; tax and company law", "Conradh; dlí cánach agus cuideachtaí"),
            msg(
              "6 years after the year of the hire; a quote that was not accepted, 24 months after its last change",
              "6 bliana tar éis bhliain an ordaithe chíosa; luachan nár glacadh léi, 24 mhí tar éis an athraithe dheiridh",
            ),
          ],
          [
            msg(
              "Unpaid orders, open checkouts and offers that we prepared for you",
              "Orduithe neamhíoctha, seiceálacha amach oscailte agus tairiscintí a d’ullmhaíomar duit",
            ),
            msg("So that you can finish them", "Ionas gur féidir leat iad a chríochnú"),
            msg("Steps you asked for before a contract", "Bearta a d’iarr tú roimh chonradh"),
            msg(
              "30 days after the last change or the last day to pay",
              "30 lá tar éis an athraithe dheiridh nó an lae dheireanaigh le híoc",
            ),
          ],
          [
            msg(
              "Account: name, email, language, password as a one-way hash, login code, whether you may order on invoice, links to your calendar",
              "Cuntas: ainm, ríomhphost, teanga, pasfhocal mar hais aontreo, cód logála isteach, an bhfuil cead agat ordú ar shonrasc, naisc chuig d’fhéilire",
            ),
            msg(
              "To let you in and to sell to you as agreed",
              "Chun tú a ligean isteach agus chun díol leat mar a comhaontaíodh",
            ),
            msg("Contract", "Conradh"),
            msg("Until you delete it", "Go dtí go scriosann tú é"),
          ],
          [
            msg(
              "In an account: saved addresses, cart, items saved for later, hire basket",
              "I gcuntas: seoltaí sábháilte, ciseán, earraí a sábháladh le haghaidh níos déanaí, ciseán cíosa",
            ),
            msg("So that you find them again", "Ionas go bhfaighidh tú arís iad"),
            msg("Contract", "Conradh"),
            msg(
              "Until you remove them or delete the account",
              "Go dtí go mbaineann tú iad nó go scriosann tú an cuntas",
            ),
          ],
          [
            msg(
              "Sessions of an account: the browser and when you logged in, without a network address",
              "Seisiúin chuntais: an brabhsálaí agus cathain a logáil tú isteach, gan seoladh líonra",
            ),
            msg(
              "To keep you logged in, and to show you your devices",
              "Chun tú a choinneáil logáilte isteach, agus chun do ghléasanna a thaispeáint duit",
            ),
            msg("Contract; our interest in a safe service", "Conradh; ár leas i seirbhís shábháilte"),
            msg(
              "Until you log out; 30 days after the last use, 180 days at most",
              "Go dtí go logálann tú amach; 30 lá tar éis na húsáide deiridh, 180 lá ar a mhéad",
            ),
          ],
          [
            msg(
              "Customer record: name, phone, email addresses, company, price list, figures of your orders, notes, comments and tags of our staff",
              "Taifead custaiméara: ainm, teileafón, seoltaí ríomhphoist, cuideachta, liosta praghsanna, figiúirí d’orduithe, nótaí, tráchtanna agus clibeanna ár bhfoirne",
            ),
            msg(
              "To know you when you come again, and to keep to what was agreed",
              "Chun aithne a chur ort nuair a thagann tú arís, agus chun cloí lenar comhaontaíodh",
            ),
            msg("Our interest in serving customers well", "Ár leas i seirbhís mhaith do chustaiméirí"),
            msg(
              "As long as an enquiry, an order, a hire or an account of yours is kept",
              "Chomh fada agus a choinnítear fiosrúchán, ordú, ordú cíosa nó cuntas leat",
            ),
          ],
          [
            msg(
              "Copies of emails we send: the text; recipient, subject and time",
              "Cóipeanna de ríomhphoist a sheolaimid: an téacs; faighteoir, ábhar agus am",
            ),
            msg("To send again what was lost", "Chun an rud a cailleadh a sheoladh arís"),
            msg("Our interest in reliable post", "Ár leas i bpost iontaofa"),
            msg(
              "The text 30 days after sending, the rest two years",
              "An téacs 30 lá tar éis a sheolta, an chuid eile dhá bhliain",
            ),
          ],
          [
            msg(
              "Server logs, failed sign-ins and orders not paid, with network address",
              "Logaí freastalaí, logáil isteach ar theip uirthi agus orduithe nár íocadh, le seoladh líonra",
            ),
            msg("Security and finding faults", "Slándáil agus aimsiú fabhtanna"),
            msg("Our interest in a safe service", "Ár leas i seirbhís shábháilte"),
            msg("30 days", "30 lá"),
          ],
          [
            msg(
              "Backup copies of all of this, for emergencies",
              "Cóipeanna cúltaca de seo go léir, le haghaidh éigeandála",
            ),
            msg(
              "To bring the site back after a fault or a loss",
              "Chun an suíomh a thabhairt ar ais tar éis fabht nó caillteanais",
            ),
            msg("Our interest in a safe service", "Ár leas i seirbhís shábháilte"),
            msg(
              "Until later copies have taken their place, a limited number of days and weeks; when a copy is used, what was erased after it is erased again",
              "Go dtí go dtagann cóipeanna eile ina n-áit, líon teoranta laethanta agus seachtainí; má úsáidtear cóip, scriostar arís an méid a scriosadh ina diaidh",
            ),
          ],
        ],
      },
      legalText(
        msg(
          "You need not give us anything to read this site. To answer or to deliver we need the fields marked as required; the rest is up to you.",
          "Ní gá duit aon rud a thabhairt dúinn chun an suíomh seo a léamh. Chun freagra a thabhairt nó chun seachadadh a dhéanamh teastaíonn na réimsí atá marcáilte mar riachtanach uainn; fútsa atá an chuid eile.",
        ),
      ),
    ),
    section(
      "what-we-do-not-do",
      msg("What we do not do", "Rudaí nach ndéanaimid"),
      legalList(
        msg(
          "No advertising networks, no analytics, no tracking.",
          "Gan líonraí fógraíochta, gan anailísíocht, gan rianú.",
        ),
        msg(
          "No files from other sites: fonts, pictures and video come from our own server.",
          "Gan comhaid ó shuíomhanna eile: is ónár bhfreastalaí féin a thagann clónna, pictiúir agus físeáin.",
        ),
        msg(
          "No decisions about you made by machines alone.",
          "Gan aon chinneadh fút a dhéanann meaisín leis féin.",
        ),
        msg(
          "No newsletter unless you ask for it, and each one says how to stop it.",
          "Gan nuachtlitir mura n-iarrann tú í, agus deir gach ceann conas stop a chur leis.",
        ),
      ),
      link("/cookies", msg("Cookie policy", "Polasaí fianán")),
    ),
    section(
      "who-else",
      msg("Who else sees it", "Cé eile a fheiceann é"),
      legalText(
        msg(
          "Only those who need it for the job, under contract and for nothing else: the companies that host this site and store its files, the one that carries our email, the payment provider you choose at checkout, the carrier who delivers, and our accountant. Revenue and the courts where the law obliges us.",
          "Iad siúd amháin a dteastaíonn sé uathu don jab, faoi chonradh agus gan aon chuspóir eile: na comhlachtaí a óstálann an suíomh seo agus a stórálann a chomhaid, an comhlacht a iompraíonn ár ríomhphost, an soláthraí íocaíochta a roghnaíonn tú ag an tseiceáil amach, an t-iompróir a sheachadann, agus ár gcuntasóir. Na Coimisinéirí Ioncaim agus na cúirteanna nuair a cheanglaíonn an dlí orainn é.",
        ),
      ),
      legalText(
        msg(
          "Your data is kept in the European Economic Area. Should a provider handle some of it elsewhere, this happens under an adequacy decision or the European Commission’s standard clauses; ask us for a copy.",
          "Coinnítear do shonraí sa Limistéar Eorpach Eacnamaíoch. Má láimhseálann soláthraí cuid díobh in áit eile, déantar é sin faoi chinneadh leordhóthanachta nó faoi chlásail chaighdeánacha an Choimisiúin Eorpaigh; iarr cóip orainn.",
        ),
      ),
    ),
    section(
      "rights",
      msg("Your rights", "Do chearta"),
      legalList(
        msg(
          "See what we hold and take a copy with you.",
          "A bhfuil againn a fheiceáil agus cóip a thabhairt leat.",
        ),
        msg("Have it corrected or deleted.", "É a cheartú nó a scriosadh."),
        msg("Have its use limited, or object to it.", "A úsáid a shrianadh, nó cur ina coinne."),
        msg("Take back a consent, for the time to come.", "Toiliú a tharraingt siar, don am atá le teacht."),
      ),
      legalText(
        msg(
          "With an account you can export everything and delete it yourself, under My Account. Otherwise write to us; we answer within a month, free of charge. Invoices stay for as long as tax law asks, and for nothing else.",
          "Má tá cuntas agat is féidir leat gach rud a easpórtáil agus a scriosadh tú féin, faoi Mo Chuntas. Mura bhfuil, scríobh chugainn; tugaimid freagra laistigh de mhí, saor in aisce. Fanann sonraisc chomh fada agus a éilíonn dlí cánach, agus gan aon chuspóir eile.",
        ),
      ),
    ),
    section(
      "complaint",
      msg("Complaining to the regulator", "Gearán chuig an rialtóir"),
      legalText(
        msg(
          "You may complain at any time to the Data Protection Commission, 6 Pembroke Row, Dublin 2, D02 X963, dataprotection.ie, or to the authority where you live or work. We would be glad of the chance to put it right first.",
          "Is féidir leat gearán a dhéanamh am ar bith chuig an gCoimisiún um Chosaint Sonraí, 6 Rae Pembroke, Baile Átha Cliath 2, D02 X963, dataprotection.ie, nó chuig an údarás san áit a bhfuil cónaí ort nó ina n-oibríonn tú. Bheadh áthas orainn deis a fháil é a chur ina cheart ar dtús.",
        ),
      ),
    ),
    section(
      "security",
      msg("How we protect it", "Conas a chosnaímid iad"),
      legalText(
        msg(
          "Connections are encrypted, passwords are stored so that nobody can read them, and only staff who need your data can open it, each with an account of their own. If something goes wrong and puts you at risk, we tell you and the Commission.",
          "Bíonn ceangail criptithe, stóráiltear pasfhocail sa chaoi nach féidir le haon duine iad a léamh, agus ní féidir ach le baill foirne a bhfuil gá acu le do shonraí iad a oscailt, gach duine lena chuntas féin. Má théann rud éigin amú agus má chuireann sé i mbaol thú, insímid duit féin agus don Choimisiún.",
        ),
      ),
    ),
    section(
      "changes",
      msg("Changes", "Athruithe"),
      legalText(
        msg(
          "The date above says when this page last changed. Account holders are told of a change that matters to them before it takes effect.",
          "Deir an dáta thuas cathain a athraíodh an leathanach seo go deireanach. Insítear do shealbhóirí cuntais faoi athrú a bhaineann leo sula dtagann sé i bhfeidhm.",
        ),
      ),
    ),
  ],
};
