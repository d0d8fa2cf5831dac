import type { Hook } from '#contract/transcript.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { wordsOf } from '#core/text/words-of.ts';
import type { CallbackKind } from '#core/interview/wordings/callback.ts';
import type { Matter } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { measuredFigure } from './open-gaps.ts';
import { isQuotable } from '#core/interview/guards/quotable.ts';
import { clausesIn, figureWithUnit } from '#core/text/whole-quote.ts';

/** Words of the candidate that may be said again, and what kind of thing they say. */
export type Callback = { kind: CallbackKind; hook: Hook };

/** A clause of so many words is said again: shorter is no thought, longer is no quotation. */
const quotedWords = { least: 3, most: 12 };
/** From more mixed Hindi and English nothing but figures is said again. */
const codeMixLimit = 0.2;

const adverb =
  '(?:then |also |finally |once |still |only |simply |personally |therefore |immediately |quietly )?';
const deliberate = oneOf(
  'decided|chose|refused|built|rebuilt|stopped|moved|changed|proposed|convinced|persuaded|hired|rejected|negotiated|split',
  'redesigned|automated|borrowed|sold|cancelled|reported|escalated|replaced|removed|introduced|reorgani[sz]ed|launched',
  'shifted|switched|quit|resigned|reassigned|delayed|postponed|insisted|objected|volunteered|withdrew|overruled|took over',
);
const ownAct = new RegExp(raw`^I ${adverb}${deliberate}\b`, 'i');
const confession = new RegExp(
  raw`^I (?:${oneOf(
    "should(?: not|n[’']t)? have|was wrong|was careless|was late|made (?:a|the|that|one) mistake|had not (?:checked|asked|read|tested|thought)",
    "had never (?:checked|asked|read|tested)|did(?: not|n[’']t) (?:check|ask|read|test|notice|realise|realize|listen|tell|plan)",
    'forgot|overlooked|underestimated|misjudged|misread|failed|ignored|lost my temper|shouted|panicked|lied',
  )})\b`,
  'i',
);
const aims = oneOf(
  'run|start|lead|build|work|manage|become|own|set up|open|join|head|grow|return|teach|be (?:a|an|the)',
);
const plan = new RegExp(
  raw`^(?:eventually |later )?I (?:want|hope|plan|aim|intend|would like) to ${aims}\b`,
  'i',
);
const thinks = oneOf(
  'think|believe|support|oppose|agree|disagree|am against|am for',
  'would (?:not )?(?:ban|allow|tax|pay|keep|stop|make|give)',
);
const standing = new RegExp(raw`^(?:I ${thinks}\b|.*\b(?:should(?:n['’]t)?|must not|ought to)\b)`, 'i');
const changed = new RegExp(
  raw`\b(?:${oneOf(
    'fell|dropped|rose|grew|doubled|halved|tripled|came down|went (?:up|down)|improved|increased|decreased|reduced|saved|recovered',
  )})\b`,
  'i',
);
/** Whatever was only a way of speaking: nothing to come back to. */
const idle = /\b(?:would have|could have|might|you know|something|somehow|etc|and all|sir|ma[’']am|madam)\b/i;
/** Words that say nothing without what was said before them. */
const leaning = /\b(?:it|its|this|that|these|those|they|them|their|there|he|she|him|his|her|such)\b/i;

/** What each kind of topic comes back to, the most telling first. */
const kindsOf: Record<Matter, readonly CallbackKind[]> = {
  deed: ['confession', 'result', 'own_act', 'figure', 'term'],
  motive: ['confession', 'plan', 'own_act'],
  subject: [],
  calculation: [],
  pastime: ['confession', 'own_act'],
  opinion: ['confession', 'stand'],
};

/** Short forms of trades that an outsider may ask to have explained; any other capitals may be a town, a school or an employer. */
const tradeTerms: ReadonlySet<string> = new Set(
  (
    'AML ANOVA API ARPU BOM CAC CNC CRM DMAIC DSCR EBITDA ELISA ERP ETL FMEA GIS GMP HVAC IRR ITC KPI KYC LTV MOQ MSME NBFC NLP NPA NPV OCR OEE PCR PLC RCA RCT ' +
    'ROCE ROI SAP SCADA SLA SOP SQL TAT TDS TPM UAT WACC WIP'
  ).split(' '),
);

const clauseKinds: Record<Exclude<CallbackKind, 'figure' | 'term'>, RegExp> = {
  confession,
  own_act: ownAct,
  result: changed,
  stand: standing,
  plan,
};

/** Whether a clause says more than its verb: something of substance after it. */
const saysEnough = (clause: string): boolean => {
  const words = wordsOf(clause);
  return (
    words.length >= quotedWords.least &&
    words.length <= quotedWords.most &&
    !idle.test(clause) &&
    !leaning.test(clause)
  );
};

function termsIn(text: string): Mention[] {
  return Array.from(text.matchAll(/(?<![\p{L}\p{N}.-])\p{Lu}{3,6}(?![\p{L}\p{N}-])/gu), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ text: term }) => tradeTerms.has(term));
}

/** A claimed change or share, of which one can ask who measured it; none where the answer says so. */
function figuresIn(heard: HeardAnswer): Mention[] {
  const asked = topicTable[heard.topicId].followUps.gaps.includes('metric_source');
  const claimed = !asked || heard.signals.rigour.length > 0 ? null : measuredFigure(heard);
  const within = ({ start, end }: Mention): boolean =>
    claimed !== null && start >= claimed.start && end <= claimed.end;
  const last = heard.signals.numbers.findLast(within);
  const whole = last && figureWithUnit(last);
  return whole ? [whole] : [];
}

/** Whether these words, or most of them, were quoted before. */
function saidBefore(words: string, usedQuotes: readonly string[]): boolean {
  const now = words.toLowerCase();
  return usedQuotes.some((used) => used === now || used.includes(now) || now.includes(used));
}

/** The candidate's own words worth coming back to, the most telling first, of these kinds alone where they are given; only whole clauses, whole figures and terms (rules HOOK-1, HOOK-2). */
export function callbacksIn(
  heard: HeardAnswer,
  usedQuotes: readonly string[],
  kinds?: readonly CallbackKind[],
): Callback[] {
  const { signals, text, turnId, topicId } = heard;
  if (heard.nonAnswer || signals.dontKnow || signals.gibberish) return [];
  const mixed = signals.codeMixRatio > codeMixLimit;
  const clauses = mixed ? [] : clausesIn(text).filter((clause) => saysEnough(clause.text));
  const found: Record<CallbackKind, () => readonly Mention[]> = {
    figure: () => figuresIn(heard),
    term: () => (mixed ? [] : termsIn(text)),
    confession: () => clauses.filter((clause) => clauseKinds.confession.test(clause.text)),
    own_act: () => clauses.filter((clause) => clauseKinds.own_act.test(clause.text)),
    result: () =>
      clauses.filter(
        (clause) => clauseKinds.result.test(clause.text) && /\d|half|twice|by \w+/.test(clause.text),
      ),
    stand: () => clauses.filter((clause) => clauseKinds.stand.test(clause.text)),
    plan: () => clauses.filter((clause) => clauseKinds.plan.test(clause.text)),
  };
  const wanted = kindsOf[topicTable[topicId].followUps.matter].filter(
    (kind) => kinds?.includes(kind) ?? true,
  );
  return wanted.flatMap((kind) =>
    found[kind]()
      .filter((mention) => isQuotable(mention.text) && !saidBefore(mention.text, usedQuotes))
      .map((mention) => ({ kind, hook: { turnId, quote: mention.text } })),
  );
}
