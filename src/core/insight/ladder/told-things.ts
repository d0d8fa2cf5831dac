import { wordValues, scales } from '#core/answers/signals/read-number.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { isPast } from '#core/text/verb-classes.ts';
import { wordKeys } from '#core/text/words-of.ts';
import type { LadderThing } from '#core/topics/ladder-need.ts';

const anyOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(raw`(?<![\p{L}\p{N}])(?:${oneOf(...alternatives)})(?![\p{L}\p{N}])`, 'iu');

const figureWords = anyOf(
  'half|halves|thirds?|quarters?|double|doubled|twice|thrice|triple|couple|percent|per cent|dozens?|none|zero',
);
const hasFigure = (text: string): boolean =>
  /\p{N}/u.test(text) ||
  figureWords.test(text) ||
  wordKeys(text).some((key) => (wordValues[key] ?? 0) > 1 || (key !== 'k' && key in scales));

/** A form that tells of what happened. */
const happened = (key: string): boolean =>
  isPast(key) && !/^(?:am|is|are|has|does|been|done)$|(?:ing|s)$/.test(key);

/** Whether somebody tells what they did, and not only that they were, had, thought or learnt something. */
export function tellsDeed(text: string): boolean {
  const keys = wordKeys(text);
  return keys.some(
    (key, at) =>
      happened(key) &&
      !/^(?:was|were|had|did|thought|felt|knew|learnt|learned|wanted|liked|got|believed)$/.test(key) &&
      (keys[at - 1] === 'i' || (keys[at - 2] === 'i' && keys[at - 1] !== 'have')),
  );
}

/** Whether "I", "we" or a line without a subject is followed by something that happened. */
function hasAct(text: string): boolean {
  const keys = wordKeys(text);
  const isOwn = (at: number): boolean => /^(?:i|we)$/.test(keys[at] ?? '');
  return (
    keys.some((key, at) => happened(key) && [1, 2, 3].some((back) => isOwn(at - back))) ||
    /\b(?:i|we)['’]ve\b|\b(?:i|we) (?:have|had|was|were|used to)\b|\bmyself\b|\bmy (?:own )?(?:part|role|job|task|work|idea|decision)\b/i.test(
      text,
    )
  );
}

/** What something cost, what was hard about it, or who was against it: the words that say so themselves. */
const costWords = anyOf(
  raw`cost|costs|costly|lost|loses?|losing|loss|losses|suffer\p{L}*|sacrific\p{L}*|gave up|given up|giv(?:e|ing) up`,
  raw`let go|left behind|at the (?:cost|expense)|expens\p{L}*`,
  raw`against|(?:did|do|does|was|were)(?: not|n['’]t) (?:agree|like|want|trust|believe|accept|speak|happy)|not happy`,
  raw`refus\p{L}*|reject\p{L}*|oppos\p{L}*|object(?:ed|ion|ions|s)|resist\p{L}*|complain\p{L}*|disagree\p{L}*|angry`,
  raw`upset|unhappy|shout\p{L}*|scold\p{L}*|laughed|warn\p{L}*|quarrel\p{L}*|fight|fought`,
  raw`difficult\p{L}*|(?<!work(?:ed|ing)? )(?:so |too |very )?hard(?:er|est)?(?![ -]work)|tough|struggl\p{L}*`,
  raw`problem\p{L}*|challeng\p{L}*|risk\p{L}*|limit\p{L}*|drawback\p{L}*|downside\p{L}*|disadvantage\p{L}*|weak\p{L}*`,
  raw`fail\p{L}*|wrong\p{L}*|mistake\p{L}*|error\p{L}*`,
  raw`regret\p{L}*|guilt\p{L}*|sorry|ashamed|embarrass\p{L}*|scared|afraid|worried|worse|worst|stuck|stopped`,
  raw`delay\p{L}*|late|suspended|removed|trade-?offs?|penalt\p{L}*|warning|criticis\p{L}*`,
);
const contrastWords = anyOf(
  raw`but|although|though|however|yet|despite|in spite|whereas|while|instead|rather|unless|except|otherwise`,
  raw`even (?:if|though|now)|on the other hand|not|never|no|nobody|no one|nothing|none|neither|nor|without|cannot`,
  raw`\p{L}+n['’]t|only|still|too|less|fewer|few|depends?|if`,
);
const lessonWords = anyOf(
  raw`learn\p{L}*|lessons?|reali[sz]\p{L}*|understood|understand|came to know|taught|teach\p{L}*|next time`,
  raw`in hindsight|looking back|differently|mistakes?|regret\p{L}*`,
  raw`should(?:['’]ve| have| not have|n['’]t have)?|(?:i|we)(?:['’]d| would) (?:now|rather|have|not|never)`,
  raw`would(?:['’]ve| have)|since then|from then|after that|ever since|now (?:i|we|it)|(?:i|we) now|today (?:i|we)`,
  raw`these days|nowadays|(?:i|we) (?:stopped|started|changed|began)|was (?:right|wrong)|were (?:right|wrong)`,
  raw`had (?:not|n['’]t) (?:thought|expected|known)|['’]d not (?:thought|expected|known)`,
);
const reasonWords = anyOf(
  raw`because|since|so|as|therefore|thus|hence|thereby|that is why|that['’]s why|which is why|due to|owing to`,
  raw`thanks to|reasons?|caus\p{L}+|otherwise|to \p{L}{3,}|for|if|when|in order`,
);
const changeWords = anyOf(
  raw`result\p{L}*|outcome\p{L}*|in the end|finally|at last|after(?:wards?)?|then|now|later|by (?:then|the end)`,
  raw`became|becom\p{L}*|fell|rose|dropp?\p{L}*|reduc\p{L}*|increas\p{L}*|improv\p{L}*|decreas\p{L}*|grew|grow\p{L}*`,
  raw`went (?:up|down|from|to)|came (?:down|up|to|back)|brought|saved|sav(?:ed|ing)|won|clear\p{L}*|complet\p{L}*`,
  raw`on time|instead of|from .{1,40} to|success\p{L}*|happy|approved|accepted|adopted|used|sold`,
);
const caseWords = anyOf(
  raw`for (?:example|instance)|e\.g|such as|like|suppose|imagine|say|think of|case|when|if|last|ago|during|once`,
  raw`one (?:day|night|evening|morning|time)|yesterday|today|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|january`,
  raw`february|march|april|may|june|july|august|september|october|november|december|weeks?|months?|years?|semester`,
  raw`summer|winter|monsoon|season|school|college|village`,
);
const standWords = anyOf(
  raw`yes|no|not|never|partly|should|must|ought|better|best|worse|wrong|right|bad|good|agree\p{L}*|disagree\p{L}*`,
  raw`support\p{L}*|oppos\p{L}*|against|favou?r`,
  raw`i(?:['’]d| would| will|['’]ll| think| believe| feel| say| don['’]t| do not)`,
);
/** A word that is written with a capital inside a sentence, or wholly in capitals. */
const hasName = (text: string): boolean =>
  /(?<![.!?…]\s+|^\W*)\p{Lu}\p{L}+|\b\p{Lu}{2,}/u.test(text.replace(/\bI\b/g, 'i'));

/** Whether a text may tell a thing, by a reading so broad that what it does not find was not said: to ask for what was said is no help (rule LADDER-7). */
export const mayTell: Record<LadderThing, (text: string) => boolean> = {
  figure: hasFigure,
  change: (text) => changeWords.test(text),
  name: hasName,
  act: hasAct,
  reason: (text) => reasonWords.test(text),
  other_side: (text) => costWords.test(text) || contrastWords.test(text),
  lesson: (text) => lessonWords.test(text),
  stand: (text) => standWords.test(text),
  case: (text) => caseWords.test(text) || hasFigure(text) || hasName(text),
};

/** How many words of a text say of a cost, a difficulty or who was against it. */
export const costsIn = (text: string): number => [...text.matchAll(new RegExp(costWords, 'giu'))].length;

/** How the panel asks for a thing. */
const asking: Record<LadderThing, RegExp> = {
  figure:
    /\bhow (?:many|much|long|often|far|big|large|old)\b|\b(?:numbers?|figures?|percent\p{L}*|rate|amount)\b/iu,
  change:
    /\b(?:what happened|what came|result\p{L}*|outcome|and then|work(?:ed)?\b|afterwards?|what changed|different)\b/iu,
  name: /\b(?:which|who|whom|where|name\p{L}*|called)\b/iu,
  act: /\b(?:did you|have you|were you|you (?:yourself|personally)|your (?:own )?(?:part|role|contribution|job|work)|yours?)\b/i,
  reason: /\b(?:why|reasons?|how come|what made|what for)\b/i,
  other_side: anyOf(
    raw`against|cost|lose|lost|losses|object\p{L}*|disagree\p{L}*|(?:dis|un)like\p{L}*|not (?:have )?liked?|downsides?|risks?`,
    raw`limits?|wrong|fail\p{L}*|problems?|difficult\p{L}*|hard\p{L}*|hurt|angry|what if|other side`,
  ),
  lesson: /\b(?:learn\p{L}*|lessons?|differently|next time|taught|do it again)\b/iu,
  stand: /\b(?:side|would you|should|do you think|will you|right or|agree)\b/i,
  case: /\b(?:example|instance|case|when|which|one|name)\b/i,
};
export const asksFor = (thing: LadderThing, question: string): boolean => asking[thing].test(question);
