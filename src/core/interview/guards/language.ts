import { wordKeys } from '#core/text/words-of.ts';
import type { Known } from './known.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Words of Hindi and other languages in Latin letters that are no English words. One of them is one too many, unless the candidate said it. */
const foreign = listed(
  `aapne aapka aapki aapko apne apna apni kiya kisne kitna kitne kitni kyun kyon kyunki kaise kahan kab kaun matlab accha achha acha theek thik bhai yaar
  bahut bohot karo karna karte karke raha rahe rahi batao bataiye bataye nahi nahin hai hain tha thi hua hui mujhe tujhe tumhe tumne maine humne unhone
  usne uska uski iska iski lekin magar phir abhi bilkul zyada thoda sirf wala wali waale bewakoof bevakoof pagal bolo suno sunao chalo sahi galat kaam
  ladki ladka shaadi dharm beta beti sahab namaste dhanyavaad shukriya shabash waah kyaa kya haan hoon tum mein bhi dekho samjhe
  samajh ghar chahiye jaldi dusra dusri pehle pehla baad saath liye
  enna epdi eppadi illa romba nalla seri ungal neenga vanakkam yenna meeru ela emiti bagundi keno tumi apni khub bhalo kay kasa aahe tumhi kem cho
  pourquoi avez vous êtes etes bonjour merci votre quel quelle quels avec dans c'est qu'est qu'a n'est j'ai l'a d'un oui monsieur madame très
  warum haben nicht ihre ihren wie geht danke bitte welche weil und ist sie wurde
  usted porque está gracias hola cómo qué cuál señor trabajo proyecto eligió por qué nosotros muy
  você vocês porquê obrigado não por que perché grazie perche questo quello`,
);
/** Words that make a sentence English. */
const english = listed(
  `a an the of in on at to from by with for as is are was were be been am do does did done has have had it its this that these those there here i you
  he she we they me us them my your his her our their so if then than but or nor not no yes what which who whom whose why how when where will would
  can could shall should may might must about into over under out up down off again more most much many some any all each other another own same such
  only just very too also one two three say said tell give go get make let and one's it's that's what's who's don't didn't isn't wasn't without before
  after against between because while until since during still even now first last next less few every both either neither nobody nothing something
  anything everyone somebody take put name think know want need work way day year time people thing part back well fine sir sure okay suppose explain
  describe defend pick choose prove show walk start stay leave hold price keep`,
);
const accented = /[À-ɏẀ-ỹ]|\p{M}/u;
const borrowed = listed(
  'café cafés naïve résumé résumés cliché clichés façade fiancé fiancée entrée décor déjà protégé communiqué exposé',
);
/** Letters that are not of English and of names, and so may be look-alikes. */
const odd = /(?![A-Za-zÀ-ÖØ-öø-ıĲ-žẀ-ỹ])[\p{L}\p{M}]/gu;

/** Whether a text is English: in its letters, without words of other languages, and with some words that make a sentence one. */
export function isEnglish(text: string, voice: string, known: Known): boolean {
  const letters = text.normalize('NFC').match(odd) ?? [];
  if (
    letters.some(
      (letter) =>
        !/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(letter) || !known.writes(letter),
    )
  )
    return false;
  const words = wordKeys(voice.replaceAll('’', "'")).filter((word) => !/^\d/.test(word));
  if (words.some((word) => accented.test(word) && !borrowed.has(word) && !known.writes(word))) return false;
  const strange = words.filter((word) => foreign.has(word));
  if (strange.length > 1 || strange.some((word) => !known.holds(word))) return false;
  const enough = words.length / 6;
  const plain = words.filter((word) => english.has(word)).length;
  return (
    words.length < 4 ||
    plain >= enough ||
    words.filter((word) => english.has(word) || known.holds(word)).length >= enough
  );
}
