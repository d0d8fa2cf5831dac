import type { ResumeFact } from '#contract/resume.ts';
import { findBannedTopic } from './banned-topics.ts';
import type { SpeakDirective } from './directive.ts';
import { contentStems, questionOverlap, wordsOf } from './question-overlap.ts';
import { unknownName, unknownNumber } from './utterance-claims.ts';

export type GuardReason =
  | 'empty'
  | 'not_english'
  | 'instruction_leak'
  | 'banned_topic'
  | 'praise'
  | 'score_talk'
  | 'coaching'
  | 'not_one_question'
  | 'too_long'
  | 'unknown_number'
  | 'unknown_name'
  | 'off_the_answer'
  | 'asked_before';

export type Utterance = {
  text: string;
  directive: SpeakDirective;
  lastAnswer: string;
  facts: readonly ResumeFact[];
  slotValues: Readonly<Record<string, string>>;
  earlierQuestions: readonly string[];
  /** Further texts whose numbers and names may be said: earlier answers, the panel's names. */
  allowedTexts: readonly string[];
  /** Texts that must not shine through: the instructions a model was given. */
  secretTexts?: readonly string[];
};

export type GuardResult = { ok: true } | { ok: false; reason: GuardReason; detail: string };

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
const imperative =
  /^(?:(?:please|now|so|then|and|again|first|just|in \w+(?: \w+){0,3}),?\s+)*(?:tell|explain|describe|defend|price|estimate|give|name|walk|take|pick|argue|show|draw|convince|state|define|compare|put|start|go|say|choose|stay|teach|make|prove|sell|finish|stop|think|work|quote|answer|list|correct|call|order|rank|find|set|use|split|repeat|narrow|leave|try me|speak|solve|count|persuade|read|come|begin|write|sketch|trace|justify|drop|keep|break|be|do|talk|place|separate|summarise|choose|plan|reply|run|spend|cost|look|help|hold|recall|decide|test|advise|derive|bring|point|account|apply|oppose|size|beat|push|remove|strip|define|leave|drop|subtract|reason|finish|keep|split|raise)\b/i;

function sentencesOf(text: string): string[] {
  return (
    text
      .match(/[^.?!]+(?:[.?!]+["”’]?|$)/g)
      ?.map((s) => s.trim())
      .filter((s) => /[\p{L}\p{N}]/u.test(s)) ?? []
  );
}

/** Text with quotations blanked: what the panel says in its own voice. */
function ownVoice(text: string): string {
  return text.replace(/“[^”]*”/g, '“quote”').replace(/"[^"]*"/g, '"quote"');
}

/** Whether two things are asked at once: a second question word after "and" that is not the first one's twin ("how much … and how much …"). */
function asksTwice(voice: string): boolean {
  const second =
    /,?\s+and (?:also |then )?((?:what|why|who|which|where|when|tell|describe|explain)\b|how(?: \w+)?)/i.exec(
      voice,
    );
  if (!second?.[1]) return false;
  const before = voice.slice(0, second.index).toLowerCase();
  return /\b(?:what|why|how|who|which|where|when|tell|describe|explain|did|do|is|are|can|could|would)\b/.test(
    before,
  )
    ? !before.includes(second[1].toLowerCase())
    : false;
}

/** Whether a text asks one thing: exactly one question, at its end, or none and an imperative at its end. */
export function asksOneThing(text: string): boolean {
  const voice = ownVoice(text.trim());
  const marks = (voice.match(/\?/g) ?? []).length;
  if (asksTwice(voice)) return false;
  if (marks > 0) return marks === 1 && /\?["”’]?$/.test(voice);
  if (!/[.!]["”’]?$/.test(voice)) return false;
  const clauses = sentencesOf(voice)
    .slice(-3)
    .flatMap((s) => [s, ...s.split(/[:;,]\s+/).slice(1)]);
  return clauses.some((clause) => imperative.test(clause.replace(/^[“"]?quote[”"][,:]?\s*/, '')));
}

function isEnglish(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false;
  const words = wordsOf(ownVoice(text));
  return words.filter((word) => hindi.has(word)).length < 2;
}

function leaks(text: string, secrets: readonly string[]): string | null {
  const found = leak.exec(ownVoice(text));
  if (found) return found[0];
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

/** A follow-up has to take up a content word of the answer or of a fact it was given. */
function offTheAnswer({ text, directive, lastAnswer, facts, slotValues }: Utterance): boolean {
  if (directive.move !== 'probe' && directive.move !== 'challenge') return false;
  if (text === directive.plain) return false;
  const given = facts.filter((fact) => directive.factIds.includes(fact.id)).map((fact) => fact.value);
  const about = contentStems(
    [lastAnswer, directive.hook?.quote ?? '', ...given, ...Object.values(slotValues)].join(' '),
  );
  return about.size > 0 && ![...contentStems(text)].some((stem) => about.has(stem));
}

const no = (reason: GuardReason, detail: string): GuardResult => ({ ok: false, reason, detail });

function checkManner({ text, directive, secretTexts }: Utterance): GuardResult | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return no('empty', '');
  if (!isEnglish(text)) return no('not_english', text);
  const leaked = leaks(text, secretTexts ?? []);
  if (leaked) return no('instruction_leak', leaked);
  const banned = findBannedTopic(text);
  if (banned) return no('banned_topic', banned.word);
  const voice = ownVoice(text);
  const praised = praise.exec(voice);
  if (praised) return no('praise', praised[0]);
  const scored = scoreTalk.exec(voice);
  if (scored) return no('score_talk', scored[0]);
  const coached = directive.script ? null : coaching.exec(voice);
  return coached ? no('coaching', coached[0]) : null;
}

/**
 * Whether a panellist may say this (panel.md B3.4): one question or an imperative, short, in English, about the answer or a given fact, no number or
 * name nobody gave, nothing asked before, no praise, score, coaching, leaked instruction or banned topic. Scripted lines need not ask.
 */
export function checkUtterance(utterance: Utterance): GuardResult {
  const { text, directive, earlierQuestions } = utterance;
  const manner = checkManner(utterance);
  if (manner) return manner;
  if (directive.awaiting && !directive.script && !asksOneThing(text) && !isSilence(text, directive)) {
    return no('not_one_question', text);
  }
  const count = text.split(/\s+/).filter(Boolean).length;
  if (count > directive.maxWords) return no('too_long', `${count} words`);
  if (text === directive.plain && directive.script) return { ok: true };
  const sources = [
    utterance.lastAnswer,
    directive.plain,
    directive.hook?.quote ?? '',
    ...Object.values(utterance.slotValues),
    ...utterance.allowedTexts,
    ...utterance.facts.map((fact) => fact.value),
    ...utterance.facts.flatMap((fact) => Object.values(fact.attributes).map(String)),
  ].join(' \n ');
  const quote = directive.hook?.quote.trim();
  const claims = quote ? text.replaceAll(quote, ' … ') : text;
  const number = unknownNumber(claims, sources);
  if (number) return no('unknown_number', number);
  const name = unknownName(claims, sources);
  if (name) return no('unknown_name', name);
  if (offTheAnswer(utterance)) return no('off_the_answer', text);
  const before = earlierQuestions.find((question) => questionOverlap(question, text) >= 0.6);
  return before === undefined ? { ok: true } : no('asked_before', before);
}

/** The panel's silence is broken by two words that ask nothing new. */
function isSilence(text: string, directive: SpeakDirective): boolean {
  return directive.tactic === 'silence' && text.split(/\s+/).length <= 4;
}
