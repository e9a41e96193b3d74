import { msg } from "#app/i18n/message.ts";
import { action, type LegalDocument, legalList, legalText, link, section } from "./legal-document.ts";

/**
 * The page on withdrawal and returns. Sources: Consumer Rights Act 2022, Part 5; Directive 2011/83/EU, Art. 11a and
 * Annex I.
 */
export const returns: LegalDocument = {
  title: msg("Returns and withdrawal", "Aischur agus tarraingt siar"),
  description: msg(
    "Fourteen days to change your mind, how to withdraw online, who pays for what, and the model withdrawal form.",
    "Ceithre lá dhéag chun d’intinn a athrú, conas tarraingt siar ar líne, cé a íocann as cad é, agus an fhoirm shamplach um tharraingt siar.",
  ),
  lede: msg(
    "You have 14 days to change your mind about anything you bought here as a consumer. You need no account and no reason.",
    "Tá 14 lá agat chun d’intinn a athrú faoi aon rud a cheannaigh tú anseo mar thomhaltóir. Ní gá cuntas ná cúis a bheith agat.",
  ),
  updated: "2026-11-30",
  sections: [
    section(
      "period",
      msg("Fourteen days", "Ceithre lá dhéag"),
      legalText(
        msg(
          "The period ends 14 days after the day on which you, or someone you name who is not the carrier, receives the goods; for an order in several parcels, the last of them. It is kept if you tell us before it ends. Had we failed to inform you of this right, it would run for twelve months more.",
          "Críochnaíonn an tréimhse 14 lá tar éis an lae a fhaigheann tusa, nó duine a ainmníonn tú seachas an t-iompróir, na hearraí; i gcás ordaithe i roinnt beart, an ceann deiridh díobh. Cloítear léi má insíonn tú dúinn sula gcríochnaíonn sí. Dá mba rud é nár chuireamar an ceart seo in iúl duit, mhairfeadh sé dhá mhí dhéag eile.",
        ),
      ),
    ),
    section(
      "how-to-withdraw",
      msg("How to withdraw", "Conas tarraingt siar"),
      legalList(
        msg(
          "Online: choose “Withdraw from contract here” below, on the page of your order or in your account; you need no account. Check the details, then press “Confirm withdrawal”. We confirm by email at once, with the date and the time.",
          "Ar líne: roghnaigh “Tarraing siar ón gconradh anseo” thíos, ar leathanach d’ordaithe nó i do chuntas; ní gá cuntas a bheith agat. Seiceáil na sonraí, ansin brúigh “Deimhnigh an tarraingt siar”. Deimhnímid é trí ríomhphost láithreach, leis an dáta agus an t-am.",
        ),
        msg(
          "Or tell us in any clear words, by email, post or the contact form. You may use the model form below, but you need not.",
          "Nó inis dúinn i bhfocail shoiléire ar bith, trí ríomhphost, tríd an bpost nó leis an bhfoirm teagmhála. Is féidir leat an fhoirm shamplach thíos a úsáid, ach ní gá duit.",
        ),
      ),
      action("/withdraw", msg("Withdraw from contract here", "Tarraing siar ón gconradh anseo")),
      link("/contact", msg("Contact us", "Déan teagmháil linn")),
    ),
    section(
      "sending-back",
      msg("Sending the goods back", "Na hearraí a chur ar ais"),
      legalText(
        msg(
          "Send or bring them back within 14 days of telling us. You pay the direct cost of the return, unless the goods are faulty, are not what you ordered, or we offer to collect them. Heavy goods that cannot go by post, such as decks, truss and large speakers, usually cost between €25 and €120 to return by pallet carrier in Ireland.",
          "Seol nó tabhair ar ais iad laistigh de 14 lá tar éis duit a insint dúinn. Íocann tusa costas díreach an aischuir, ach amháin má tá locht ar na hearraí, mura iad na hearraí a d’ordaigh tú iad, nó má thairgimid iad a bhailiú. De ghnáth cosnaíonn sé idir €25 agus €120 earraí troma nach féidir a phostáil, amhail deiceanna, trus agus callairí móra, a chur ar ais le hiompróir pailléad in Éirinn.",
        ),
      ),
      { kind: "return-address" },
      legalText(
        msg(
          "Handle the goods as you would in a shop. You answer only for a loss in value that comes from more handling than was needed to see what they are and how they work. An opened box is no reason to refuse a return.",
          "Láimhseáil na hearraí mar a dhéanfá i siopa. Níl tú freagrach ach as caillteanas luacha a thagann ó níos mó láimhseála ná mar a bhí riachtanach chun a fheiceáil cad iad agus conas a oibríonn siad. Ní cúis é bosca oscailte chun diúltú d’aischur.",
        ),
      ),
    ),
    section(
      "refund",
      msg("Your refund", "D’aisíoc"),
      legalText(
        msg(
          "We repay everything you paid, including the cost of the cheapest standard delivery we offer, without undue delay and within 14 days of your message, by the way you paid and without charge. We may wait until the goods, or proof that you sent them, have reached us.",
          "Aisíocaimid gach rud a d’íoc tú, costas an ghnáthsheachadta is saoire a thairgimid san áireamh, gan mhoill mhíchuí agus laistigh de 14 lá ó do theachtaireacht, ar an mbealach céanna ar íoc tú agus gan táille. Féadfaimid fanacht go dtí go mbíonn na hearraí, nó cruthúnas gur sheol tú iad, faighte againn.",
        ),
      ),
    ),
    section(
      "exceptions",
      msg("What cannot be returned", "Rudaí nach féidir a chur ar ais"),
      legalText(
        msg(
          "The right to withdraw does not apply to:",
          "Níl feidhm ag an gceart tarraingthe siar maidir le:",
        ),
      ),
      legalList(
        msg(
          "goods made or cut to your specification, such as cable to length or engraved panels; we say so before you order;",
          "earraí a rinneadh nó a gearradh de réir do shonraíochta, amhail cábla ar fad áirithe nó painéil greanta; deirimid é sin sula n-ordaíonn tú;",
        ),
        msg(
          "goods sealed for hygiene, such as in-ear monitors, once you have opened the seal;",
          "earraí atá séalaithe ar mhaithe le sláinteachas, amhail monatóirí cluaise, a luaithe a bhíonn an séala briste agat;",
        ),
        msg(
          "urgent repairs you asked us to come and make;",
          "deisiúcháin phráinneacha a d’iarr tú orainn teacht agus a dhéanamh;",
        ),
        msg(
          "services fully performed after you asked us to begin within the 14 days and accepted that the right would then end.",
          "seirbhísí atá curtha i gcrích go hiomlán tar éis duit iarraidh orainn tosú laistigh de na 14 lá agus glacadh leis go rachadh an ceart in éag ansin.",
        ),
      ),
    ),
    section(
      "faulty",
      msg("Faulty, damaged or wrong goods", "Earraí lochtacha, damáistithe nó míchearta"),
      legalText(
        msg(
          "This has nothing to do with the 14 days: your legal guarantee lasts for years, and we pay for the return. Tell us what you see, with a picture if you can.",
          "Ní bhaineann sé seo leis na 14 lá: maireann do ráthaíocht dhlíthiúil ar feadh blianta, agus íocaimidne as an aischur. Inis dúinn cad a fheiceann tú, le pictiúr más féidir leat.",
        ),
      ),
      link("/terms#guarantee", msg("Your legal guarantee", "Do ráthaíocht dhlíthiúil")),
    ),
    section(
      "take-back",
      msg("Old equipment and batteries", "Seantrealamh agus ceallraí"),
      legalText(
        msg(
          "Waste electrical and electronic equipment is taken back free of charge, one for one, when you buy new equipment of the same kind and function: at our premises in Galway, or on delivery. Let us know at least 24 hours beforehand. Old batteries are taken back free of charge without buying anything.",
          "Glactar ar ais saor in aisce le dramhthrealamh leictreach agus leictreonach, ceann ar cheann, nuair a cheannaíonn tú trealamh nua den chineál céanna agus leis an bhfeidhm chéanna: ag ár n-áitreabh i nGaillimh, nó ag am an tseachadta. Cuir in iúl dúinn é 24 uair an chloig roimh ré ar a laghad. Glactar ar ais le seancheallraí saor in aisce gan aon rud a cheannach.",
        ),
      ),
      legalText(
        msg(
          "Where a category carries a visible environmental management cost, the product page shows it beside the price, which includes it. Never put electrical equipment or batteries in your bin; civic amenity sites take them free of charge too.",
          "I gcás go bhfuil costas infheicthe bainistíochta comhshaoil ag catagóir, taispeánann leathanach an táirge é in aice an phraghais, agus tá sé san áireamh ann. Ná cuir trealamh leictreach ná ceallraí sa bhosca bruscair riamh; glacann láithreáin taitneamhachta poiblí leo saor in aisce freisin.",
        ),
      ),
    ),
    section(
      "business",
      msg("Business buyers", "Ceannaitheoirí gnó"),
      legalText(
        msg(
          "Businesses have no statutory right to withdraw. Ask us within 14 days and we usually take unused goods back, less the cost of the return.",
          "Níl ceart reachtúil tarraingthe siar ag gnólachtaí. Fiafraigh dínn laistigh de 14 lá agus de ghnáth glacaimid le hearraí nár úsáideadh ar ais, lúide costas an aischuir.",
        ),
      ),
    ),
    section(
      "model-form",
      msg("Model withdrawal form", "An fhoirm shamplach um tharraingt siar"),
      legalText(
        msg(
          "Complete and send back this form only if you wish to withdraw from the contract.",
          "Ná comhlánaigh agus ná seol an fhoirm seo ar ais ach amháin más mian leat tarraingt siar ón gconradh.",
        ),
      ),
      {
        kind: "form",
        lines: [
          msg("To: ItsShowTime, Galway", "Chuig: ItsShowTime, Gaillimh"),
          msg(
            "I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods:",
            "Tugaim/Tugaimid fógra leis seo go dtarraingím/dtarraingímid siar ó mo/ár gconradh díolacháin do na hearraí seo a leanas:",
          ),
          msg("Order number:", "Uimhir an ordaithe:"),
          msg("Ordered on / received on:", "Dáta an ordaithe / dáta na fála:"),
          msg("Name of consumer(s):", "Ainm an tomhaltóra / ainmneacha na dtomhaltóirí:"),
          msg("Address of consumer(s):", "Seoladh an tomhaltóra / seoltaí na dtomhaltóirí:"),
          msg(
            "Signature of consumer(s) (only on paper):",
            "Síniú an tomhaltóra / sínithe na dtomhaltóirí (ar pháipéar amháin):",
          ),
          msg("Date:", "Dáta:"),
        ],
      },
      { kind: "company" },
    ),
  ],
};
