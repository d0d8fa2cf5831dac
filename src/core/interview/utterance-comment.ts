import type { Move } from '#contract/transcript.ts';
import { contentStems } from './question-overlap.ts';
import type { Known } from './utterance-known.ts';
import { ownVoice } from './utterance-manner.ts';
import { imperative } from './utterance-question.ts';
import { takeSentence } from './utterance-sentences.ts';

/** Words that say nothing about anybody: turning to something, doubting, narrowing, counting, measuring. */
const neutral = contentStems(
  `quote see hear heard understand understood noted okay fine well right enough doubt doubtful convinced unconvinced persuaded disagree differ unsure
  sure follow number figure claim word side half line sentence part point question answer reason thing case turn stay stick keep leave come move start
  begin stop pause wait moment while minute second hour day week month year morning evening tomorrow first third last next then now still yet once back
  aside apart away forward later before after simply simple plain plainly quickly quick short briefly slowly rather instead otherwise differently
  different way round hand mean meant think thought believe suppose put take look perhaps maybe possible possibly honest honestly general vague textbook
  abstract narrow narrower closer near far let want know hold against person people somebody nobody everybody anybody everyone anyone table room file
  form paper call called happen happened sound like read degree subject topic resume page walk through without within between until unless since during
  although though because even ever often already almost nearly quite less least zero three four five six seven eight nine ten eleven twelve thirteen
  fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand lakh crore per cent percent
  rupee prof nothing something anything everything today make makes made straight
  preamble decide decision behind itself pay paid free ordinary wonder curious given granted opposite else calm calmly step hurry please permit exact
  exactly precise name cost price count measure choose chosen choice detail example evidence proof basis source assumption risk result effect cause
  change difference trade-off limit exception alternative context scale size unit order share rest whole remain missing miss open unclear strange odd
  puzzling surprising surprised difficult hard easy easier big bold theory practice principle rule assert assertion conclusion definition opinion
  impression guess estimate headline slogan summary list interrupt press push question asked curiosity colleague permission ground finish time step nearer`,
);
/** What somebody may be told they are doing, without a judgement of them. */
const ofTheTalk = contentStems('saying telling asking sure certain here now free quote left back done first');
const hypothetical =
  /^(?:(?:now|so|and|then|but),? )?(?:suppose|imagine|assume|say|if|picture|let)\b|\b(?:would|could|might)\b/i;
const aboutYou = /^(?:(?:so|and|but|then|now|well|still|yet|honestly|frankly|clearly|okay|fine),? )*your?\b/i;
const describesYou = /\byou(?:['’]re| are| were| seem| look| sound| must be| have been)\b/i;
const questionWord =
  'who|whom|whose|what|which|why|how|where|when|is|are|was|were|do|does|did|has|have|had|can|could|would|will|should';
/** What stands before the question in its own sentence: "Two failures a month: why not one?" */
const leadIn = new RegExp(
  `^(?!(?:${questionWord})\\b)(.{3,}?)(?:[:;,]|\\s[—–-])["”]?\\s+(?=(?:(?:and|but|so|then|or) )?(?:${questionWord})\\b)`,
  'i',
);

type Comment = { text: string; kind: 'statement' | 'imperative' | 'lead_in' };

/** Everything in a text that asks nothing. */
function commentsIn(voice: string): Comment[] {
  const found: Comment[] = [];
  for (let rest = voice; rest.trim(); ) {
    const taken = takeSentence(rest) ?? { sentence: rest, rest: '' };
    const text = taken.sentence.trim();
    rest = taken.rest;
    if (!text.includes('?')) found.push({ text, kind: imperative.test(text) ? 'imperative' : 'statement' });
    else {
      const before = leadIn.exec(text)?.[1];
      if (before) found.push({ text: before, kind: 'lead_in' });
    }
  }
  return found;
}

/** The stems of what a comment says: not numbers, nor names the sources give. */
function contentOf(text: string, known: Known): string[] {
  const plain = text.replace(/\p{Lu}[\p{L}\p{M}]+/gu, (name) =>
    known.holds(name.toLowerCase()) ? '' : name,
  );
  return [...contentStems(plain)].filter((stem) => stem.length > 1 && !/^\d/.test(stem));
}

function strays({ text, kind }: Comment, move: Move, known: Known): boolean {
  const content = contentOf(text, known);
  const fresh = content.filter((stem) => !neutral.has(stem) && !known.isOnTable(stem)).length;
  const taken = [...contentStems(text)].some((stem) => known.isOnTable(stem));
  if (kind === 'imperative') return move !== 'lead' && fresh > 2 && !taken;
  if (describesYou.test(text)) return content.some((stem) => !known.isOnTable(stem) && !ofTheTalk.has(stem));
  if (fresh === 0) return false;
  const supposed = hypothetical.test(text);
  const toYou = /\byou/i.test(text);
  if (!taken && kind === 'lead_in') return fresh > (toYou ? 1 : 3) + (supposed ? 2 : 0);
  if (!taken) return !supposed || toYou;
  if (kind === 'lead_in' || supposed) return fresh > 6;
  const [subject = ''] = content;
  const most = known.isOnTable(subject) ? 3 : 2;
  return fresh > (aboutYou.test(text) ? most - 1 : Math.max(most, content.length - fresh));
}

/**
 * The first comment of a text that neither takes up what is on the table nor says nothing about anybody; null when there is none. A
 * panellist's comment takes up the answer; judgements, compliments, threats, tales and advice do not, however they are worded.
 */
export function strayComment(text: string, move: Move, known: Known): string | null {
  return commentsIn(ownVoice(text, known)).find((comment) => strays(comment, move, known))?.text ?? null;
}
