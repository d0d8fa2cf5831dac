import { findBannedTopic } from './banned-topics.ts';
import { wordsOf } from './question-overlap.ts';

export type MannerReason =
  | 'empty'
  | 'not_english'
  | 'instruction_leak'
  | 'banned_topic'
  | 'praise'
  | 'score_talk'
  | 'coaching'
  | 'markup'
  | 'persona';

const praise =
  /\b(?:great|excellent|good|nice|strong|lovely|superb|fantastic|wonderful|solid|perfect|fair|brilliant|impressive|thoughtful|interesting|insightful)(?:,)? (?:answer|point|job|work|start|question|thought|example|response|one|stuff|insight|reply|explanation|observation|going|clarity)\b|\bwell (?:done|said|put|answered|explained|played)\b|\bimpress(?:ed|ive)\b|\bbrilliant(?:ly)?\b|\b(?:that|this|it)(?:'s| is| was| sounds| looks) (?:very |really |quite |so )?(?:good|great|excellent|interesting|fascinating|nice|wonderful|amazing|correct|right|perfect|lovely|clear|helpful)\b(?! (?:for|enough|or|at|to))|^(?:great|excellent|good|nice|interesting|perfect|wonderful|fantastic|brilliant|awesome|lovely|right|correct|exactly|absolutely|superb|fair enough|indeed|wow)\s*[.,!—-]|\bthank(?:s| you) for (?:sharing|that|your|the)\b|\b(?:i|we) (?:really )?(?:love|like|appreciate|admire) (?:that|this|your|how|the way)\b|\b(?:bravo|kudos|congratulations|amazing|awesome)\b/i;
const scoreTalk =
  /\b\d+(?:\.\d+)?\s*(?:\/|out of)\s*(?:5|10|100)\b|\b(?:i|we)(?:'ll| will| would|'d)? (?:score|rate|grade|mark) (?:you|that|this|it)\b|\b(?:your|the|this) (?:interview )?(?:score|rating|grade) (?:is|was|will|would|so far|for this)\b|\bscor(?:e|ing) (?:you|this answer)\b|\bpoints? for (?:that|this)\b/i;
const coaching =
  /\byou (?:should|could|might|ought to) (?:have |also )?(?:say|said|mention|mentioned|try|structure|answer|answered|use|used|add|added|talk|start|focus|consider)\b|\btry (?:to|using|adding|giving)\b|\bnext time,? (?:you|try|say|add)\b|\bbetter answer\b|\bstar (?:method|format|framework)\b|\bremember to\b|\bmy advice\b|\b(?:i|we) (?:suggest|recommend|advise)\b|\btip\s*:|\bhint\s*:|\bbe more (?:specific|concise|confident|structured)\b|\ba strong answer\b|\bthe (?:right|correct) answer is\b/i;
const leak =
  /\b(?:system prompt|my (?:instructions|guidelines|prompt|programming)|the prompt|language model|as an ai|i am an ai|rubric|directive|json|max ?words|fact ?ids?|stem ?id|follow-up question|candidate'?s? answer|the candidate|gap\s*:|tactic\s*:|move\s*:)\b|[{}<>]|```|\bT\d{2,3}\b|\bF\d{2,3}\b/i;
const hindi = new Set(
  'aapne aapka apne apna kiya mein kisne kitna kitne tha thi hua bhi ko ka ki ke kya hai hain nahi nahin aap tum mera tera kaise kyun kyon kab kahan matlab accha achha theek bhai yaar toh bahut karo karna raha rahe batao bataiye'.split(
    ' ',
  ),
);
/** Text with quotations blanked: what the panel says in its own voice. With `sources`, only what stands in them counts as quoted. */
export function ownVoice(text: string, sources?: string): string {
  const known = sources === undefined ? null : wordsOf(sources).join(' ');
  return text.replace(/“([^”]*)”|"([^"]*)"/g, (whole, curly?: string, straight?: string) =>
    known === null || known.includes(wordsOf(curly ?? straight ?? '').join(' ')) ? '“quote”' : whole,
  );
}

function isEnglish(text: string, voice: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false;
  const words = wordsOf(voice);
  return words.filter((word) => hindi.has(word)).length < 2;
}

/** Six words in a row that stand in a text nobody may hear. */
function sharedRun(text: string, secrets: readonly string[]): string | null {
  const words = wordsOf(text);
  for (const secret of secrets) {
    const known = ` ${wordsOf(secret).join(' ')} `;
    for (let i = 0; i + 6 <= words.length; i++) {
      const run = words.slice(i, i + 6).join(' ');
      if (known.includes(` ${run} `)) return run;
    }
  }
  return null;
}

/**
 * What is wrong with the manner of a panel line, whatever it is about: not English, a leaked instruction, a banned topic, praise, talk of
 * scores, coaching. Words quoted from the sources are not the panel's own; a banned topic is banned in quotation marks too. Null when fine.
 */
export function findBadManner(
  text: string,
  sources: string,
  secretTexts: readonly string[],
): { reason: MannerReason; detail: string } | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return { reason: 'empty', detail: '' };
  const voice = ownVoice(text, sources);
  if (!isEnglish(text, voice)) return { reason: 'not_english', detail: text };
  const leaked = leak.exec(voice)?.[0] ?? sharedRun(text, secretTexts);
  if (leaked) return { reason: 'instruction_leak', detail: leaked };
  const banned = findBannedTopic(text);
  if (banned) return { reason: 'banned_topic', detail: banned.word };
  for (const [reason, pattern] of [
    ['praise', praise],
    ['score_talk', scoreTalk],
    ['coaching', coaching],
  ] as const) {
    const found = pattern.exec(voice);
    if (found) return { reason, detail: found[0] };
  }
  return null;
}
