import { phrases } from '#core/text/phrase-pattern.ts';
import type { Word } from '#core/text/words-of.ts';

/** Hindi words as they are typed in Latin letters; none is also an English word. */
export const hindiWords: ReadonlySet<string> = new Set(
  phrases(`maine, mene, mujhe, mujhko, mujhse, mera, meri, mere, humne, hamne, hamein, humein, hamara, hamari, hamare, humara, humari,
  humare, apna, apni, apne, aap, aapka, aapke, aapko, aapne, tum, tumhara, tumne, uska, uski, uske, usko, usne, usse, unka, unki,
  unke, unko, unhone, inhone, iska, iski, iske, isko, isne, isse, inka, inke, jiska, jiske, jisse, jisme, jismein, jisko, kiska,
  kisko, kisne, kisi, koi, kuch, kuchh, kya, kyun, kyu, kyunki, kyonki, kaise, kaisa, kaisi, kab, kahan, kidhar, kaun, kitna,
  kitne, kitni, jab, jaise, jaisa, jahan, jitna, jitne, waise, waisa, wahan, yahan, yahaan, idhar, udhar, abhi, kabhi, hamesha,
  phir, fir, toh, bhi, hai, hain, hoon, hun, hu, tha, thi, thay, raha, rahi, rahe, rahta, rehta, rehte, gaya, gayi, gaye, gayaa,
  hua, hui, hue, hota, hoti, hote, hona, hoga, hogi, honge, karna, karta, karti, karte, karke, karo, kiya, kiye, karenge, karunga,
  karungi, kar, diya, diye, dena, deta, dete, dekha, dekhna, dekhte, liya, liye, lena, leta, lete, aaya, aayi, aaye, aata, aate,
  aana, jaana, jaata, jaate, jata, jate, jaati, banaya, banayi, banaye, banane, banta, bante, bataya, batana, bataye, bola, bole,
  bolte, bolna, boliye, kaha, kehna, kehte, socha, sochta, sochte, samajh, samjha, samjhaya, seekha, sikha, sikhaya, padha, padhai,
  padhna, padhta, padhata, padhate, likha, likhna, milkar, mila, mile, milta, milte, chahiye, chahta, chahti, chahte, sakta, sakti,
  sakte, saka, paya, paye, lagta, lagti, lagte, laga, lagaya, lagaye, nahi, nahin, nahee, mat, bahut, bahot, kaafi, kafi, thoda,
  thodi, thode, zyada, jyada, kam, sabse, sabko, sabhi, sirf, bilkul, accha, acha, achha, achhe, acche, acchi, achhi, bura, bade,
  bada, badi, chhota, chhoti, chhote, naya, naye, nayi, purana, purani, purane, saath, sath, ke, ki, ka, ko, mein, tak, pehle,
  pahle, baad, andar, bahar, upar, neeche, saamne, wala, wali, wale, walo, walon, lekin, magar, aur, ya, agar, warna, isliye,
  isiliye, matlab, yani, yaani, haan, haanji, ji, sahi, galat, kaam, paisa, paise, ghar, gaon, gaanv, shehar, log, logon, logo ko,
  dost, bhai, behen, didi, mummy, pitaji, mataji, dukaan, dukan, saal, mahine, mahina, hafte, ghante, ghanta, aadha, aadhe, ek,
  teen, chaar, paanch, panch, chhah, saat, aath, nau, das, bees, pachas, pachaas, hazaar, hazar, sau, baat, baatein, baar, tarah,
  tareeka, tareeke, wajah, dikkat, mushkil, aasan, zaroori, jaruri, zarurat, jarurat, koshish, mehnat, shuru, khatam, band, khud,
  dusra, dusre, doosra, doosre, pehla, agla, agle, pichhle, pichle, unhe, inhe, tumhe, yeh, woh, wo, voh, ye, vo, ab, na, mann,
  dimag, dil, zindagi, duniya, desh, sarkar, bechte, bechna, becha, kharida, kharidna, bacha, bache, bachche, bachchon, ladke,
  ladki, ladka, kheti, kisan, mandi, bazaar, bazar, karein, rakha, rakhna, rakhe, rakhte, badha, badhaya, badhi, ghata, ghataya,
  gira, giraya, chala, chalaya, chalta, chalte, chali, dhire, jaldi, roz, kal, aaj, subah, shaam, raat, dopahar`).flatMap(
    (entry) => (entry.includes(' ') ? [] : [entry]),
  ),
);

/** Hindi as well as English; Hindi only beside a Hindi word. */
const either: ReadonlySet<string> = new Set(
  phrases(
    `main, mai, hi, to, me, is, us, in, par, the, ho, hum, do, din, ne, se, tab, pure, poora, sab, sir, he, are, so, jo, le, de, den,
  pe, bas, per, hon, tu, an`,
  ),
);

const otherScript = /^(?!\p{Script=Latin})\p{L}/u;

/**
 * The share of words in Hindi written in Latin letters, or in any script but Latin, 0-1; numbers and names are not counted. Above 0.2 an
 * answer is not scored offline, since the English lexicons would misread it (rule SIGNAL-3).
 */
export function codeMixOf(words: readonly Word[]): number {
  const counted = words.filter((word) => !word.isNumber);
  if (counted.length === 0) return 0;
  const sure = counted.map((word) => hindiWords.has(word.key) || otherScript.test(word.text));
  const mixed = counted.filter((word, index) => {
    if (sure[index]) return !isLoneLoan(word, sure, index);
    return either.has(word.key) && (sure[index - 1] === true || sure[index + 1] === true);
  });
  return mixed.length / counted.length;
}

/** "na" or "ji" alone at the end of an English sentence, "Delhi ka" and the like: one Hindi word among English ones is colour, not a mix. */
function isLoneLoan(word: Word, sure: readonly boolean[], index: number): boolean {
  return (
    sure.filter(Boolean).length === 1 &&
    !otherScript.test(word.text) &&
    sure[index] === true &&
    sure.length > 6
  );
}

/** Whether a word is Hindi in Latin letters; such words are plausible though no English pattern fits them. */
export function isHindiWord(key: string): boolean {
  return hindiWords.has(key);
}
