import { msg } from "#app/i18n/message.ts";
import { type LegalDocument, legalList, legalText, link, section } from "./legal-document.ts";

/** Terms of dry hire. Sources: Consumer Rights Act 2022, Parts 4 to 6; Safety, Health and Welfare at Work Act 2005. */
export const hireTerms: LegalDocument = {
  title: msg("Terms of hire", "Téarmaí cíosa"),
  description: msg(
    "Quotes, deposits, identification, insurance, use, damage, late return and cancellation for equipment on hire.",
    "Luachana, éarlaisí, aitheantas, árachas, úsáid, damáiste, tabhairt ar ais dhéanach agus cealú do threalamh ar cíos.",
  ),
  lede: msg(
    "Dry hire is equipment without crew. These terms go with every quote; where a quote says something else in writing, the quote decides.",
    "Is ionann trealamh ar cíos gan chriú agus trealamh leis féin. Téann na téarmaí seo le gach luachan; má deir luachan a mhalairt i scríbhinn, is í an luachan a chinneann.",
  ),
  updated: "2026-11-30",
  sections: [
    section(
      "agreement",
      msg("How hire is agreed", "Conas a chomhaontaítear cíos"),
      legalText(
        msg(
          "An enquiry is not a contract. We answer with a written quote: the equipment, the dates, the price including VAT, the deposit and any delivery. The hire is agreed when you accept it in writing and we confirm. A quote stands for 14 days unless it says otherwise.",
          "Ní conradh é fiosrúchán. Freagraímid le luachan scríofa: an trealamh, na dátaí, an praghas agus CBL san áireamh, an éarlais agus aon seachadadh. Comhaontaítear an cíos nuair a ghlacann tú léi i scríbhinn agus nuair a dheimhnímid é. Maireann luachan 14 lá mura ndeir sí a mhalairt.",
        ),
      ),
    ),
    section(
      "price-and-deposit",
      msg("Price and deposit", "Praghas agus éarlais"),
      legalList(
        msg(
          "The hire charge covers the period in the quote, from collection to return.",
          "Clúdaíonn an táille chíosa an tréimhse sa luachan, ó bhailiú go tabhairt ar ais.",
        ),
        msg(
          "The deposit is returned the way it was paid, within five working days of the check on return, less only what these terms allow; we show you how any deduction was worked out.",
          "Tugtar an éarlais ar ais ar an mbealach inar íocadh í, laistigh de chúig lá oibre ón tseiceáil ar thabhairt ar ais, lúide an méid a cheadaíonn na téarmaí seo amháin; taispeánaimid duit conas a ríomhadh aon asbhaint.",
        ),
        msg(
          "Account customers pay by invoice, within the time on it.",
          "Íocann custaiméirí cuntais ar shonrasc, laistigh den am atá air.",
        ),
      ),
    ),
    section(
      "identification-and-insurance",
      msg("Identification and insurance", "Aitheantas agus árachas"),
      legalText(
        msg(
          "On a first hire please bring photo identification and proof of address, or your company’s details. We look at them and note that we did; we keep no copies. The equipment is to be insured for its replacement value while you have it: by your own policy, or by cover we quote for.",
          "Don chéad chíos tabhair leat aitheantas le grianghraf agus cruthúnas seolta, nó sonraí do chuideachta. Breathnaímid orthu agus nótálaimid go ndearnamar sin; ní choinnímid aon chóip. Ní mór don trealamh a bheith árachaithe ar a luach athsholáthair fad atá sé agat: le do pholasaí féin, nó le cumhdach a dtugaimid luachan duit air.",
        ),
      ),
    ),
    section(
      "collection",
      msg("Collection, delivery and return", "Bailiú, seachadadh agus tabhairt ar ais"),
      legalText(
        msg(
          "Everything is tested and counted before it leaves, and you may watch. Please check the list when you receive it and tell us of anything missing or faulty within 24 hours, and before the show. It comes back clean, dry, coiled and in its cases; we check it with you if you wish.",
          "Déantar gach rud a thástáil agus a chomhaireamh sula n-imíonn sé, agus is féidir leat faire. Seiceáil an liosta nuair a fhaigheann tú é, le do thoil, agus inis dúinn faoi aon rud atá in easnamh nó lochtach laistigh de 24 uair an chloig, agus roimh an seó. Tagann sé ar ais glan, tirim, cornta agus ina chásanna; seiceálaimid in éineacht leat é más mian leat.",
        ),
      ),
    ),
    section(
      "use",
      msg("Using the equipment", "An trealamh a úsáid"),
      legalList(
        msg(
          "It stays ours, stays in Ireland and is not lent or hired on without our written agreement.",
          "Fanann sé inár n-úinéireacht, fanann sé in Éirinn agus ní thugtar ar iasacht ná ar cíos do dhuine eile é gan ár gcomhaontú scríofa.",
        ),
        msg(
          "Rigging, three-phase power and work at height are for competent people, with the checks the law asks for.",
          "Is do dhaoine inniúla an rigeáil, an chumhacht thríphasach agus an obair ar airde, leis na seiceálacha a éilíonn an dlí.",
        ),
        msg(
          "Outdoors it needs cover, protection from water and a supply with residual current devices.",
          "Lasmuigh teastaíonn clúdach, cosaint ar uisce agus soláthar le gléasanna srutha iarmharaigh.",
        ),
        msg(
          "Nobody opens, modifies or relabels it. Radio microphones are used within their Irish licence terms.",
          "Ní osclaíonn, ní athraíonn ná ní athlipéadaíonn aon duine é. Úsáidtear micreafóin gan sreang de réir a dtéarmaí ceadúnais in Éirinn.",
        ),
      ),
    ),
    section(
      "faults",
      msg("If it fails", "Má theipeann air"),
      legalText(
        msg(
          "Ring us. If equipment fails through no fault of yours we replace it, mend it or take it off the bill, for the time it did not work. We are on the phone during shows; the number is on the delivery note.",
          "Cuir glao orainn. Má theipeann ar threalamh gan aon locht ortsa, cuirimid ceann eile ina áit, deisímid é nó bainimid den bhille é, don am nár oibrigh sé. Bímid ar an bhfón le linn seónna; tá an uimhir ar an nóta seachadta.",
        ),
      ),
    ),
    section(
      "loss-and-damage",
      msg("Loss and damage", "Caillteanas agus damáiste"),
      legalText(
        msg(
          "Fair wear is ours to bear. You answer for loss, theft and damage from collection to return: the cost of repair or, if that is more than the thing is worth, its value at its age. Lamps and consumables count only as used. We send the reckoning within ten working days, and you may have the damage looked at by somebody else.",
          "Is orainne a thiteann gnáthchaitheamh. Tá tusa freagrach as caillteanas, goid agus damáiste ó bhailiú go tabhairt ar ais: costas an deisithe nó, más mó é sin ná luach an ruda, a luach de réir a aoise. Ní chomhairtear lampaí ná ábhair inchaite ach de réir mar a úsáideadh iad. Seolaimid an cuntas laistigh de dheich lá oibre, agus is féidir leat iarraidh ar dhuine eile breathnú ar an damáiste.",
        ),
      ),
    ),
    section(
      "late-return",
      msg("Late return", "Tabhairt ar ais dhéanach"),
      legalText(
        msg(
          "Ring before the time is up; we can often extend. Otherwise each further day costs the daily rate in the quote. If another customer’s hire fails because of the delay we may also claim what it cost us, but not twice.",
          "Cuir glao orainn sula mbíonn an t-am caite; is minic is féidir linn an tréimhse a shíneadh. Mura ndéantar é sin, cosnaíonn gach lá breise an ráta laethúil sa luachan. Má theipeann ar chíos custaiméara eile de bharr na moille, féadfaimid an méid a chosain sé orainn a éileamh freisin, ach ní faoi dhó.",
        ),
      ),
    ),
    section(
      "cancellation",
      msg("Cancelling", "Cealú"),
      legalList(
        msg(
          "The scale shown on your quote when you accepted it decides. Unless the quote says otherwise, cancelling 14 days or more before collection is free.",
          "Is é an scála a bhí ar do luachan nuair a ghlac tú léi a chinneann. Mura ndeir an luachan a mhalairt, tá cealú saor in aisce 14 lá nó níos mó roimh an mbailiú.",
        ),
        msg(
          "Less than 14 days before: 25% of the total. Less than 7 days: 50%. Less than 3 days: 75%.",
          "Níos lú ná 14 lá roimhe: 25% den iomlán. Níos lú ná 7 lá: 50%. Níos lú ná 3 lá: 75%.",
        ),
        msg(
          "Before the deposit that reserves the equipment is paid, cancelling is free.",
          "Sula n-íoctar an éarlais a chuireann an trealamh in áirithe, tá cealú saor in aisce.",
        ),
        msg(
          "If we cancel, everything you paid is returned at once, and we help to find a replacement.",
          "Má chealaímidne, tugtar gach rud a d’íoc tú ar ais láithreach, agus cabhraímid leat trealamh eile a aimsiú.",
        ),
      ),
      legalText(
        msg(
          "A consumer who agreed a hire at a distance may withdraw without cost within 14 days, until the hire begins. If you agree to a change later, a new period of 14 days begins, but only for what it adds. If you ask us to begin sooner, you pay for the time used.",
          "Is féidir le tomhaltóir a chomhaontaigh cíos ó chian tarraingt siar saor in aisce laistigh de 14 lá, go dtí go dtosaíonn an cíos. Má aontaíonn tú le hathrú níos déanaí, tosaíonn 14 lá nua, ach don mhéid a chuireann sé leis amháin. Má iarrann tú orainn tosú níos luaithe, íocann tú as an am a úsáideadh.",
        ),
      ),
    ),
    section(
      "responsibility",
      msg("Our responsibility", "Ár bhfreagracht"),
      legalText(
        msg(
          "The equipment is safe, tested and as described. Nothing here limits liability for death or injury caused by negligence, for fraud, or a consumer’s rights. Towards businesses our liability ends at the hire charge, and lost profit is not covered.",
          "Tá an trealamh sábháilte, tástáilte agus ag teacht leis an gcur síos. Ní theorannaíonn aon ní anseo dliteanas i leith báis nó díobhála de bharr faillí, i leith calaoise, ná cearta tomhaltóra. I leith gnólachtaí críochnaíonn ár ndliteanas ag an táille chíosa, agus níl brabús caillte clúdaithe.",
        ),
      ),
    ),
    section(
      "complaints-and-law",
      msg("Complaints, law and language", "Gearáin, dlí agus teanga"),
      legalText(
        msg(
          "The law of Ireland applies. Complaints, courts and the language that prevails are as in our terms and conditions.",
          "Tá feidhm ag dlí na hÉireann. Maidir le gearáin, cúirteanna agus an teanga atá i réim, féach ár dtéarmaí agus ár gcoinníollacha.",
        ),
      ),
      link("/terms#complaints", msg("Terms and conditions", "Téarmaí agus coinníollacha")),
    ),
  ],
};
