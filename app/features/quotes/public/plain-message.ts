import { fold } from "#app/lib/text/fold.ts";

/** Characters of the longest message that is read by its words alone. */
const MAX_LENGTH = 200;

/** Beginnings of words that ask for a service, for other goods or for other terms, or name a quantity. */
const ENGLISH = `add address also another any arrang ask assembl assist book bring build built call cancel cheap collect
  contact could couple courier crew deliver deposit dismantl discount dozen drive drop eight eircode electric engineer
  erect extend extra fetch few five four freight fuel generator hang haul help hoist install instead insur invoice late
  lift load lorry lower more move need nine operat other pack pair permit phone pick please plus power provid purchas
  rather reduc request requir rigg ring run send set seven ship site six some spare staff substitut support swap take tech
  ten three train transport travel truck twelve two unload until van want well whether wish would`;

/** The same in Irish, without fadas and initial mutations. */
const IRISH = `ait arach bail beir breis cabh cathain ceithre cen coimeail conas criu croch cuid cuig cuir cunamh cupla
  daoine deich dha dosaen duine eile feidir foirean freisin gineadoir glao iarr innealt iomp ionad lascain leorai luchta
  mhaith naoi nios ocht oibr peire riacht roinnt seachad seacht seol suit tabh tacai teagmh teast teicn tog toil tri
  trucail tug veain`;

const BEGINNINGS = `${ENGLISH} ${IRISH}`.split(/\s+/);

/** Whole words of the same kind that other words begin with. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(["if", "rig", "ca", "ga", "ma", "mas"]);

/**
 * True for a message that surely asks for nothing: short, and figures, questions and words that ask. Where it is
 * in doubt, false.
 */
export function isPlainMessage(message: string): boolean {
  if (message.length > MAX_LENGTH || /[\p{N}?]/u.test(message)) return false;
  const words = fold(message).match(/\p{L}+/gu) ?? [];
  return !words.some((word) => isAsking(word) || isAsking(withoutMutation(word)));
}

function isAsking(word: string): boolean {
  return WHOLE_WORDS.has(word) || BEGINNINGS.some((beginning) => word.startsWith(beginning));
}

/** An Irish word without its initial mutation: "dteastaionn" → "teastaionn", "sheachadadh" → "seachadadh". */
function withoutMutation(word: string): string {
  return word
    .replace(/^(?:m(?=b)|g(?=c)|n(?=[dg])|bh(?=f)|b(?=p)|d(?=t))/, "")
    .replace(/^([bcdfgmpst])h/, "$1");
}
