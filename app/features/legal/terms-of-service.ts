import { msg } from "#app/i18n/message.ts";
import { type LegalSection, legalList, legalText, link, section } from "./legal-document.ts";

/** The second half of the terms: what surrounds a sale, and what happens when something goes wrong. */
export const termsOfService: readonly LegalSection[] = [
  section(
    "custom-items",
    msg("Custom items", "Míreanna saincheaptha"),
    legalText(
      msg(
        "Something made or cut to your specification cannot be returned because you changed your mind; we tell you so before you order it. Your legal guarantee applies to it as to anything else.",
        "Ní féidir rud a rinneadh nó a gearradh de réir do shonraíochta a chur ar ais toisc gur athraigh tú d’intinn; insímid sin duit sula n-ordaíonn tú é. Tá feidhm ag do ráthaíocht dhlíthiúil maidir leis, mar atá maidir le gach rud eile.",
      ),
    ),
  ),
  section(
    "electrical-waste",
    msg("Old electrical equipment and batteries", "Seantrealamh leictreach agus ceallraí"),
    legalText(
      msg(
        "Electrical equipment and batteries must not go in the bin. When you buy an appliance from us we take back an old one of the same kind free of charge, at our store or on delivery; tell us when you order, or within 15 days of delivery. Batteries are taken back free without a purchase.",
        "Níor cheart trealamh leictreach ná ceallraí a chur sa bhosca bruscair. Nuair a cheannaíonn tú gléas uainn glacaimid le seanghléas den chineál céanna ar ais saor in aisce, ag ár stór nó ar sheachadadh; inis dúinn nuair a dhéanann tú an t-ordú, nó laistigh de 15 lá ón seachadadh. Glactar le ceallraí ar ais saor in aisce gan aon rud a cheannach.",
      ),
    ),
    legalText(
      msg(
        "Where a visible environmental management cost applies to a product, it stands beside its price.",
        "Má tá costas infheicthe bainistíochta comhshaoil ag baint le táirge, bíonn sé le taobh a phraghais.",
      ),
    ),
  ),
  section(
    "enquiries",
    msg("Enquiries and quotes", "Fiosrúcháin agus luachana"),
    legalText(
      msg(
        "Sending a form on this site is a question and binds nobody. A contract for hire, service or a custom item is made only when you accept our written quote.",
        "Is ceist í foirm a sheoladh ar an suíomh seo agus ní cheanglaíonn sí aon duine. Ní dhéantar conradh fruilithe, seirbhíse ná míre saincheaptha ach amháin nuair a ghlacann tú lenár luachan scríofa.",
      ),
    ),
    link("/hire-terms", msg("Terms of hire", "Téarmaí cíosa")),
  ),
  section(
    "servicing",
    msg("Servicing and repair", "Seirbhísiú agus deisiú"),
    legalList(
      msg(
        "We inspect first and send an estimate. No work beyond the inspection starts before you agree to it.",
        "Déanaimid iniúchadh ar dtús agus seolaimid meastachán. Ní thosaíonn aon obair thar an iniúchadh sula n-aontaíonn tú leis.",
      ),
      msg(
        "Work is done with due care and skill, and with parts that are fit for the purpose.",
        "Déantar an obair le cúram agus scil chuí, agus le páirteanna atá oiriúnach don fheidhm.",
      ),
      msg(
        "We tell you when the equipment is ready. After 60 days we may charge reasonable storage, and only after two written notices and six months may we dispose of what nobody collects, keeping what is owed and holding the rest for you.",
        "Insímid duit nuair a bhíonn an trealamh réidh. Tar éis 60 lá féadfaimid táille réasúnta stórála a ghearradh, agus ní fhéadfaimid fáil réidh le rud nach mbailítear ach amháin tar éis dhá fhógra scríofa agus sé mhí, agus an fiach a choinneáil agus an fuílleach a choimeád duit.",
      ),
    ),
  ),
  section(
    "accounts",
    msg("Your account", "Do chuntas"),
    legalText(
      msg(
        "You can buy without an account. If you have one, keep your password to yourself and tell us if somebody else may know it. You may export or delete your data there at any time.",
        "Is féidir leat ceannach gan chuntas. Má tá ceann agat, coinnigh do phasfhocal agat féin agus inis dúinn má cheapann tú go bhfuil sé ag duine eile. Is féidir leat do shonraí a easpórtáil nó a scriosadh ann am ar bith.",
      ),
    ),
  ),
  section(
    "content",
    msg("Pictures and words on this site", "Pictiúir agus focail ar an suíomh seo"),
    legalText(
      msg(
        "Pictures of stages and equipment are illustrations unless a caption says otherwise; a product’s description decides. Names and marks of makers belong to them.",
        "Léaráidí is ea pictiúir de stáitsí agus de threalamh mura ndeir fotheideal a mhalairt; is é cur síos an táirge a chinneann. Is leis na déantúsóirí a n-ainmneacha agus a marcanna.",
      ),
    ),
  ),
  section(
    "liability",
    msg("Our responsibility", "Ár bhfreagracht"),
    legalText(
      msg(
        "Nothing here limits liability for death or injury caused by negligence, for fraud, or for anything the law does not allow us to limit; your rights as a consumer stand in full. Towards businesses we are liable for foreseeable loss up to the value of the contract, and not for lost profit.",
        "Ní theorannaíonn aon ní anseo dliteanas i leith báis nó díobhála de bharr faillí, i leith calaoise, ná i leith aon ní nach gceadaíonn an dlí dúinn a theorannú; tá do chearta mar thomhaltóir slán go hiomlán. I leith gnólachtaí táimid faoi dhliteanas maidir le caillteanas intuartha suas le luach an chonartha, agus ní maidir le brabús caillte.",
      ),
    ),
  ),
  section(
    "complaints",
    msg("If something is wrong", "Má tá rud éigin cearr"),
    legalText(
      msg(
        "Tell us first, by phone, email or the contact form; we answer within five working days. If we cannot agree, consumers may use the Small Claims procedure of the District Court for claims up to €2,000, and may get advice from the Competition and Consumer Protection Commission (ccpc.ie) or, from another EU country, from their European Consumer Centre.",
        "Inis dúinne ar dtús, ar an bhfón, trí ríomhphost nó leis an bhfoirm teagmhála; tugaimid freagra laistigh de chúig lá oibre. Mura féidir linn teacht ar chomhaontú, is féidir le tomhaltóirí an nós imeachta um éilimh bheaga sa Chúirt Dúiche a úsáid d’éilimh suas le €2,000, agus comhairle a fháil ón gCoimisiún um Iomaíocht agus Cosaint Tomhaltóirí (ccpc.ie) nó, ó thír eile den AE, óna Lárionad Eorpach do Thomhaltóirí.",
      ),
    ),
    link("/contact", msg("Contact us", "Déan teagmháil linn")),
  ),
  section(
    "law-and-language",
    msg("Law and language", "Dlí agus teanga"),
    legalText(
      msg(
        "The law of Ireland applies and its courts decide; a consumer keeps the protection of the law of the country where they live. These pages say the same in English and in Irish. If they ever differ, the English text prevails, except where the Irish text is better for a consumer who used it.",
        "Tá feidhm ag dlí na hÉireann agus is iad a cúirteanna a chinneann; coinníonn tomhaltóir cosaint dhlí na tíre ina gcónaíonn sé nó sí. Deir na leathanaigh seo an rud céanna i mBéarla agus i nGaeilge. Má bhíonn difríocht eatarthu, is é an téacs Béarla a bheidh i réim, ach amháin más fearr an téacs Gaeilge do thomhaltóir a d’úsáid é.",
      ),
    ),
    link("/accessibility", msg("Accessibility", "Inrochtaineacht")),
  ),
];
