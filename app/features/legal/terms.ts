import { msg } from "#app/i18n/message.ts";
import { type LegalDocument, legalList, legalText, link, section } from "./legal-document.ts";
import { termsOfService } from "./terms-of-service.ts";

/** Where goods are delivered, and when. It does not follow the delivery zones of the settings. */
export const whereWeDeliver = msg(
  "We deliver in Ireland and to Northern Ireland, and you may collect in Galway. The expected time is shown with the product and at checkout; unless we agree otherwise, delivery is without undue delay and at the latest 30 days after the contract is made.",
  "Seachadaimid in Éirinn agus go Tuaisceart Éireann, agus is féidir leat bailiú i nGaillimh. Taispeántar an t-am a bhfuiltear ag súil leis in aice leis an táirge agus ag an tseiceáil amach; mura gcomhaontaímid a mhalairt, déantar an seachadadh gan mhoill mhíchuí agus tráth nach déanaí ná 30 lá tar éis an conradh a dhéanamh.",
);

/** Terms of the website and the shop. Sources: Consumer Rights Act 2022, S.I. 68/2003, S.I. 597/2022, S.I. 636/2023. */
export const terms: LegalDocument = {
  title: msg("Terms and conditions", "Téarmaí agus coinníollacha"),
  description: msg(
    "Who we are, how a contract is made, prices, delivery, your legal guarantee and how to complain.",
    "Cé sinn féin, conas a dhéantar conradh, praghsanna, seachadadh, do ráthaíocht dhlíthiúil agus conas gearán a dhéanamh.",
  ),
  lede: msg(
    "These terms apply when you use this website and when you buy from the shop. They take nothing away from the rights the law gives you as a consumer.",
    "Tá feidhm ag na téarmaí seo nuair a úsáideann tú an suíomh gréasáin seo agus nuair a cheannaíonn tú ón siopa. Ní bhaineann siad aon chuid de na cearta díot a thugann an dlí duit mar thomhaltóir.",
  ),
  updated: "2026-12-01",
  sections: [
    section(
      "who-we-are",
      msg("Who we are", "Cé sinn féin"),
      legalText(
        msg(
          "ItsShowTime is an events technical company in Galway, Ireland: lighting, audio-visual, staging, power, sound and rigging, for sale, for hire and for service.",
          "Cuideachta theicniúil imeachtaí i nGaillimh, Éire, is ea ItsShowTime: soilsiú, trealamh closamhairc, ardáin, cumhacht, fuaim agus rigeáil, le díol, ar cíos agus le seirbhísiú.",
        ),
      ),
      { kind: "company" },
    ),
    section(
      "contract",
      msg("How a contract is made", "Conas a dhéantar conradh"),
      legalText(
        msg(
          "Products in the shop are an invitation to order. You can check and correct what you typed on every page until you press the order button, which says that the order brings an obligation to pay.",
          "Is cuireadh chun ordú a dhéanamh iad na táirgí sa siopa. Is féidir leat an méid a chlóscríobh tú a sheiceáil agus a cheartú ar gach leathanach go dtí go mbrúnn tú an cnaipe ordaithe, a deir go bhfuil oibleagáid íoctha ag gabháil leis an ordú.",
        ),
      ),
      legalText(
        msg(
          "We acknowledge your order by email without delay. The contract is made when your payment is confirmed or, for an order on invoice, when we accept it by email. If we cannot accept an order we say so and refund at once whatever was paid.",
          "Admhaímid d’ordú trí ríomhphost gan mhoill. Déantar an conradh nuair a dheimhnítear d’íocaíocht nó, i gcás ordaithe ar shonrasc, nuair a ghlacaimid leis trí ríomhphost. Mura féidir linn glacadh le hordú, cuirimid sin in iúl duit agus aisíocaimid láithreach aon rud a íocadh.",
        ),
      ),
      legalText(
        msg(
          "The confirmation email holds these terms and a link to your order page, where the contract and its terms stay readable. Contracts are made in English or in Irish, whichever you used.",
          "Tá na téarmaí seo sa ríomhphost deimhnithe, mar aon le nasc chuig leathanach d’ordaithe, áit a bhfanann an conradh agus a théarmaí inléite. Déantar conarthaí i mBéarla nó i nGaeilge, cibé ceann a d’úsáid tú.",
        ),
      ),
    ),
    section(
      "prices",
      msg("Prices and payment", "Praghsanna agus íocaíocht"),
      legalList(
        msg(
          "Prices are in euro and include VAT. A trade view may also show the price without VAT.",
          "Tá praghsanna in euro agus tá CBL san áireamh. Féadfaidh amharc trádála an praghas gan CBL a thaispeáint freisin.",
        ),
        msg(
          "Delivery and any other charge are shown before you order. What was not shown is not owed.",
          "Taispeántar costas an tseachadta agus aon táille eile sula ndéanann tú ordú. Níl aon rud nár taispeánadh dlite ort.",
        ),
        msg("There is no extra charge for paying by card.", "Níl aon táille bhreise ar íoc le cárta."),
        msg(
          "A reduced price stands beside the lowest price of the 30 days before the reduction.",
          "Bíonn praghas laghdaithe le taobh an phraghais is ísle sna 30 lá roimh an laghdú.",
        ),
        msg(
          "Where a price is plainly wrong we ask you before anything is sent, and you may cancel.",
          "Más léir go bhfuil praghas mícheart, cuirimid ceist ort sula seoltar aon rud, agus is féidir leat an t-ordú a chealú.",
        ),
      ),
      legalText(
        msg(
          "Payment is taken by the payment provider named at checkout; we never see or keep card numbers. Stock is held for you while you pay, for the time shown there.",
          "Glacann an soláthraí íocaíochta atá ainmnithe ag an tseiceáil amach leis an íocaíocht; ní fheicimid ná ní choinnímid uimhreacha cárta riamh. Coinnítear an stoc in áirithe duit fad atá tú ag íoc, ar feadh an ama a thaispeántar ansin.",
        ),
      ),
    ),
    section(
      "delivery",
      msg("Delivery and collection", "Seachadadh agus bailiú"),
      legalText(whereWeDeliver),
      legalText(
        msg(
          "Goods are at our risk until you, or someone you name, has them in hand. If a delivery is late you may set a fair extra period and, if that passes too, end the contract and be repaid.",
          "Is orainne atá an riosca go dtí go mbíonn na hearraí i do sheilbh nó i seilbh duine a ainmníonn tú. Má bhíonn seachadadh déanach, is féidir leat tréimhse bhreise chóir a shocrú agus, má théann sí sin thart freisin, deireadh a chur leis an gconradh agus d’airgead a fháil ar ais.",
        ),
      ),
    ),
    section(
      "withdrawal",
      msg("Your right to withdraw", "Do cheart tarraingthe siar"),
      legalText(
        msg(
          "As a consumer you may withdraw from an online order within 14 days of receiving the goods, without giving a reason. The function for it is on your order page.",
          "Mar thomhaltóir is féidir leat tarraingt siar ó ordú ar líne laistigh de 14 lá ón lá a fhaigheann tú na hearraí, gan cúis a thabhairt. Tá an fheidhm chuige sin ar leathanach d’ordaithe.",
        ),
      ),
      link(
        "/returns",
        msg(
          "Returns and withdrawal, with the model form",
          "Aischur agus tarraingt siar, leis an bhfoirm shamplach",
        ),
      ),
    ),
    section(
      "guarantee",
      msg("Your legal guarantee", "Do ráthaíocht dhlíthiúil"),
      legalText(
        msg(
          "Under the Consumer Rights Act 2022 goods must be as described, fit for their purpose and of the quality and durability you may expect, with the software and instructions they need. If they are not, you may choose:",
          "Faoin Acht um Chearta Tomhaltóirí 2022 ní mór d’earraí a bheith ag teacht leis an gcur síos, oiriúnach dá bhfeidhm agus ar an gcáilíocht agus ar an mbuaine a bhféadfá a bheith ag súil leo, mar aon leis na bogearraí agus na treoracha a theastaíonn. Mura bhfuil, is féidir leat rogha a dhéanamh:",
        ),
      ),
      legalList(
        msg(
          "repair or replacement, free of charge and within a reasonable time;",
          "deisiú nó earra nua ina áit, saor in aisce agus laistigh d’am réasúnta;",
        ),
        msg(
          "a price reduction, or an end to the contract with a refund, where repair or replacement fails, is refused or takes too long;",
          "laghdú praghais, nó deireadh leis an gconradh agus aisíoc, má theipeann ar an deisiú nó ar an earra nua, má dhiúltaítear dó nó má thógann sé rófhada;",
        ),
        msg(
          "an end to the contract with a full refund within 30 days of delivery.",
          "deireadh leis an gconradh agus aisíoc iomlán laistigh de 30 lá ón seachadadh.",
        ),
      ),
      legalText(
        msg(
          "A fault that shows within 12 months of delivery is taken to have been there from the start unless we show otherwise. Claims may be brought within six years. A maker’s guarantee comes on top of this and never replaces it.",
          "Glactar leis go raibh locht a thagann chun solais laistigh de 12 mhí ón seachadadh ann ón tús mura gcruthaímid a mhalairt. Is féidir éileamh a dhéanamh laistigh de shé bliana. Tá ráthaíocht déantúsóra sa bhreis air seo agus ní thagann sí ina áit riamh.",
        ),
      ),
      legalText(
        msg(
          "If you choose repair, the legal guarantee of at least two years that holds in the whole EU lasts twelve months longer, once. We remind you of that, and of your choice, before we repair.",
          "Má roghnaíonn tú deisiú, maireann an ráthaíocht dhlíthiúil dhá bhliain ar a laghad atá i bhfeidhm san AE ar fad dhá mhí dhéag níos faide, uair amháin. Meabhraímid é sin duit, agus an rogha atá agat, sula ndéanaimid an deisiú.",
        ),
      ),
    ),
    ...termsOfService,
  ],
};
