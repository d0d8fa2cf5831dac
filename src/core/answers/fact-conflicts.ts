import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from './answer-signals.ts';
import type { CleanText } from './clean-text.ts';
import { cleanText } from './clean-text.ts';
import { mentionAt } from './find-mentions.ts';
import { quantitiesOf, type Quantity } from './quantities.ts';
import { contentWords, segmentText, type Sentence, wordsOf } from './segment-text.ts';

/** An answer as the conflict rules read it: one sentence, its own words, and the question before it. */
export type Said = {
  clean: CleanText;
  sentence: Sentence;
  text: string;
  quantities: Quantity[];
  question: string;
  whole: string;
};

/** Words that narrow a number to a part, a stage or a rate, so that another number beside it is no conflict. */
export const narrowing =
  /\b(?:of (?:which|them|these|those)|out of|initially|at first|in the first|first (?:month|year|week|quarter)|at that time|back then|by then|at (?:the )?start|when i joined|originally|earlier|used to|previously|per|each|every|a (?:day|week|month|year)|daily|weekly|monthly|another|more|additional|extra|other|remaining|rest|besides|target\w*|planned|wanted|expected|hoped|aim\w*|peak|at (?:its|the) best|at one point|some days|average|mock|section\w*|sem|semester|sgpa|spi|till|until|so far|later|now|currently|today|went on to|varc|dilr|quant|verbal|attempt|rather than|instead of|not \d|could have|would have|should have|if)\b/i;

const stemsOf = (text: string): Set<string> => new Set(contentWords(wordsOf(text)).map((word) => word.stem));

/** How far two measured values may lie apart and still be the same thing told in round numbers. */
export function disagree(
  a: { value: number; approximate: boolean },
  b: { value: number; approximate: boolean },
  slack = 0,
): boolean {
  const tolerance = Math.max(
    slack,
    (a.approximate || b.approximate ? 0.2 : 0.05) * Math.max(a.value, b.value),
  );
  return Math.abs(a.value - b.value) > tolerance;
}

const generic = new Set([
  'time',
  'process',
  'cost',
  'number',
  'team',
  'work',
  'project',
  'company',
  'compan',
  'month',
  'year',
  'reduc',
  'increas',
  'improv',
  'cut',
  'sav',
  'grow',
  'raise',
  'rais',
  'drop',
  'fall',
  'total',
  'per',
  'lead',
  'manag',
  'handl',
  'build',
  'use',
  'us',
]);

function conflict(
  said: Said,
  claim: { start: number; end: number },
  fact: ResumeFact,
  about: string,
): Contradiction {
  return {
    claim: mentionAt(said.clean, claim.start, claim.end),
    against: { text: fact.value, factId: fact.id },
    about,
  };
}

const ofKind = (facts: readonly ResumeFact[], kind: ResumeFact['kind']): ResumeFact[] =>
  facts.filter((fact) => fact.kind === kind);

function names(text: string, organisation: string | undefined): boolean {
  if (!organisation) return false;
  const own = wordsOf(organisation).filter(
    (word) =>
      word.key.length >= 3 &&
      !/^(?:ltd|limited|pvt|private|inc|llp|india|technologies|solutions|services|company|group|the|and|bank|college|university|institute|school)$/.test(
        word.key,
      ),
  );
  const said = new Set(wordsOf(text).map((word) => word.key));
  return own.length > 0 && own.slice(0, 2).every((word) => said.has(word.key));
}

const ledPeople =
  /\b(?:i (?:\w+ )?(?:led|lead|managed|manage|headed|head|supervised|supervise|had)|my team|team of mine)\b/i;
const people = new Set([
  'person',
  'member',
  'engineer',
  'worker',
  'workman',
  'volunteer',
  'developer',
  'analyst',
  'student',
  'colleagu',
  'executiv',
  'associat',
  'intern',
  'trainee',
  'staff',
  'operator',
  'technician',
]);

/** The size a sentence gives to a team the candidate led, if it gives one. */
function teamSize(said: Said): Quantity | undefined {
  if (!ledPeople.test(said.text)) return undefined;
  return said.quantities.find((quantity) => {
    const around = said.clean.text.slice(Math.max(0, quantity.start - 12), quantity.end + 14);
    return (
      (quantity.measure === 'count' || quantity.measure === 'bare') &&
      (/\bteam of \S*\s*\S*$/i.test(
        said.clean.text.slice(Math.max(0, quantity.start - 18), quantity.start),
      ) ||
        /\d[\s-]+(?:member|person|people|engineer)/i.test(around) ||
        people.has(quantity.nouns[0] ?? '') ||
        people.has(quantity.nouns[1] ?? ''))
    );
  });
}

function sizeOf(fact: ResumeFact): number | undefined {
  if (fact.attributes.size !== undefined) return fact.attributes.size;
  const number = Number(fact.attributes.number?.replaceAll(',', ''));
  return Number.isFinite(number) ? number : undefined;
}

function teamConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const size = teamSize(said);
  const teams = ofKind(facts, 'team');
  if (!size || teams.length === 0 || teams.some((fact) => !sizeOf(fact))) return [];
  if (teams.some((fact) => !disagree(size, { value: sizeOf(fact) ?? 0, approximate: false }, 1))) return [];
  const linked = teams.filter((fact) => {
    const owner = facts.find((other) => other.id === fact.ofFactId);
    const shared = [...stemsOf(`${fact.value} ${fact.attributes.noun ?? ''}`)].filter(
      (s) => !generic.has(s) && !people.has(s) && !/^\d/.test(s),
    );
    const here = stemsOf(`${said.text} ${said.question}`);
    return (
      names(`${said.text} ${said.question}`, owner?.attributes.organisation) ||
      shared.some((s) => here.has(s)) ||
      (teams.length === 1 && /\bteam\b/i.test(said.question))
    );
  });
  const only = linked.length === 1 ? linked[0] : undefined;
  return only ? [conflict(said, size, only, 'team size')] : [];
}

/** A claim of change: "by 35 %", "from 9 days to 3". Two such claims conflict only in the same role. */
function changeRole(text: string, quantity: Quantity): 'by' | 'from' | 'to' | 'plain' {
  const before = text.slice(Math.max(0, quantity.start - 24), quantity.start);
  if (/\bby\s+(?:about |around |nearly |almost |over |roughly )?(?:rs\.? ?|₹ ?)?$/i.test(before)) return 'by';
  if (/\bfrom\s+(?:about |around |nearly |almost |over |roughly )?(?:rs\.? ?|₹ ?)?$/i.test(before))
    return 'from';
  if (
    /\b(?:to|into)\s+(?:just |only |about |around |nearly |almost |under |roughly )?(?:rs\.? ?|₹ ?)?$/i.test(
      before,
    )
  )
    return 'to';
  return 'plain';
}

const comparable = (a: Quantity, b: Quantity): boolean =>
  a.measure === b.measure &&
  a.measure !== 'year' &&
  a.measure !== 'bare' &&
  (a.measure !== 'count' || a.nouns[0] === b.nouns[0] || a.unit === b.unit);

/** Stems both claims are about, without words any claim may hold. */
function sharedSubject(a: readonly string[], b: readonly string[]): string[] {
  return a.filter((s) => b.includes(s) && !generic.has(s) && s.length > 2);
}

/** Whether two numbers speak of the same thing in the same way and still differ; any doubt means no. */
export function sameThingDifferentNumber(a: Quantity, aText: string, b: Quantity, bText: string): boolean {
  if (!comparable(a, b) || changeRole(aText, a) !== changeRole(bText, b)) return false;
  const shared = sharedSubject(a.nouns, b.nouns);
  if (shared.length < (a.measure === 'count' && changeRole(aText, a) === 'plain' ? 2 : 1)) return false;
  if (a.measure !== 'count' && changeRole(aText, a) === 'plain' && shared.length < 2) return false;
  return disagree(a, b);
}

function metricConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  if (narrowing.test(said.text)) return [];
  const spoken = segmentText(said.whole).flatMap((sentence) => quantitiesOf(said.whole, sentence));
  return facts
    .filter((fact) => ['metric', 'achievement', 'project', 'responsibility'].includes(fact.kind))
    .flatMap((fact) => {
      const source = cleanText(fact.value).text;
      const written = segmentText(source).flatMap((sentence) => quantitiesOf(source, sentence));
      const noun = [...stemsOf(fact.attributes.noun ?? '')];
      return said.quantities.flatMap((quantity) => {
        const rival = written.find((other) =>
          sameThingDifferentNumber(
            quantity,
            said.clean.text,
            { ...other, nouns: [...other.nouns, ...noun] },
            source,
          ),
        );
        const agrees = spoken.some((one) =>
          written.some((other) => one.measure === other.measure && !disagree(one, other)),
        );
        return rival && !agrees ? [conflict(said, quantity, fact, 'number')] : [];
      });
    });
}

function yearConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const years = said.quantities.filter((quantity) => quantity.measure === 'year');
  const only = years[0];
  if (!only || years.length !== 1 || narrowing.test(said.text)) return [];
  const graduated =
    /\bi (?:\w+ )?(?:graduated|passed out|completed my (?:graduation|b\.?\s?tech|b\.?e\.?|b\.?\s?com|bba|b\.?sc|b\.?a|degree|bachelor\S*)|finished my (?:graduation|degree|b\.?\s?tech|b\.?\s?com))\b/i.test(
      said.text,
    );
  const degrees = ofKind(facts, 'education').filter(
    (fact) => fact.attributes.level === 'UG' && fact.attributes.year !== undefined,
  );
  const degree = degrees[0];
  if (graduated && degree && degrees.length === 1 && degree.attributes.year !== only.value)
    return [conflict(said, only, degree, 'graduation year')];
  if (!/\bi (?:\w+ )?joined\b/i.test(said.text)) return [];
  const jobs = ofKind(facts, 'employment').filter(
    (fact) => names(said.text, fact.attributes.organisation) && /^\d{4}/.test(fact.attributes.from ?? ''),
  );
  const job = jobs[0];
  return job && jobs.every((fact) => Number(fact.attributes.from?.slice(0, 4)) !== only.value)
    ? [conflict(said, only, job, 'joining year')]
    : [];
}

function tenureConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const span = said.quantities.find(
    (quantity) =>
      quantity.measure === 'time' &&
      (quantity.unit === 'month' ||
        quantity.unit === 'mth' ||
        quantity.unit === 'year' ||
        quantity.unit === 'yr'),
  );
  if (!span || said.quantities.filter((quantity) => quantity.measure === 'time').length !== 1) return [];
  const months = { value: span.value / 730, approximate: true };
  if (span.unit.startsWith('y')) months.value = (span.value / 8760) * 12;
  const slack = span.unit.startsWith('y') ? 7 : 3;
  const jobs = ofKind(facts, 'employment').filter((fact) => fact.attributes.months !== undefined);
  const there = jobs.filter((fact) => names(said.text, fact.attributes.organisation));
  if (
    there.length > 0 &&
    /\bi (?:\w+ )?(?:worked|work|been|spent|was|served|stayed)\b[^.]*\b(?:for|spent|months|years)\b/i.test(
      said.text,
    ) &&
    !narrowing.test(said.text.replace(/\bat that\b/gi, ''))
  ) {
    const total = there.reduce((sum, fact) => sum + (fact.attributes.months ?? 0), 0);
    const job = there[0];
    const matchesOne = there.some(
      (fact) => !disagree(months, { value: fact.attributes.months ?? 0, approximate: true }, slack),
    );
    const partial = /\b(?:on|in) (?:the|a|that|this) \w+ (?:team|project|desk|module|role)\b/i.test(
      said.text,
    );
    if (job && !partial && !matchesOne && disagree(months, { value: total, approximate: true }, slack))
      return [conflict(said, span, job, 'months worked')];
  }
  const overall =
    /\b(?:years?|months?)\s+of\s+(?:total |full[- ]time |overall )?(?:work )?(?:experience|work ex\w*)\b/i.test(
      said.text,
    );
  const fullTime = jobs.filter((fact) => fact.attributes.fullTime === true);
  const first = fullTime[0];
  if (!overall || !first || narrowing.test(said.text) || /\bexperience (?:in|with|of|as)\b/i.test(said.text))
    return [];
  const total = fullTime.reduce((sum, fact) => sum + (fact.attributes.months ?? 0), 0);
  return disagree(months, { value: total, approximate: true }, slack)
    ? [
        {
          ...conflict(said, span, first, 'total experience'),
          against: { text: fullTime.map((fact) => fact.value).join('; '), factId: first.id },
        },
      ]
    : [];
}

const offices = [
  'vice president',
  'vice captain',
  'president',
  'secretary',
  'treasurer',
  'captain',
  'founder',
  'chairperson',
  'convenor',
  'volunteer',
  'intern',
  'trainee',
  'manager',
  'director',
];
const highOffice = new Set(['manager', 'director', 'president', 'founder', 'captain', 'chairperson']);
const lowOffice = new Set(['intern', 'trainee', 'volunteer']);
const electedOffice = new Set([
  'vice president',
  'vice captain',
  'president',
  'secretary',
  'treasurer',
  'captain',
]);

const officeIn = (text: string): string | undefined =>
  offices.find((office) => new RegExp(String.raw`\b${office.replace(' ', '[ -]')}\b`, 'i').test(text));

function roleConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const claim = said.text.match(
    /\bi (?:was|am|worked as|work as|served as) (?:an? |the )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/iu,
  );
  const office = officeIn(claim?.[1] ?? '');
  if (
    !claim ||
    !office ||
    /\b(?:under|with|for|to) (?:the|my|a)?\s*$/i.test(claim[0]) ||
    /\b(?:assistant|deputy|later|then|before|after|first|promoted|not)\b/i.test(said.text)
  )
    return [];
  const there = facts.filter(
    (fact) =>
      (fact.kind === 'employment' || fact.kind === 'responsibility') &&
      fact.attributes.role &&
      names(said.text, fact.attributes.organisation),
  );
  const only = there[0];
  const written = officeIn(only?.attributes.role ?? '');
  if (!only || there.length !== 1 || written === office) return [];
  const apart =
    (electedOffice.has(office) && written !== undefined && electedOffice.has(written)) ||
    (highOffice.has(office) &&
      (written !== undefined ? lowOffice.has(written) : /\bmember\b/i.test(only.attributes.role ?? ''))) ||
    (lowOffice.has(office) &&
      (written !== undefined
        ? highOffice.has(written)
        : only.attributes.fullTime === true && office !== 'trainee'));
  const start = said.sentence.start + said.text.indexOf(claim[0]);
  return apart ? [conflict(said, { start, end: start + claim[0].length }, only, 'role')] : [];
}

function denialConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  const denial = said.text.match(
    /\bi (?:have |had |'ve )?(?:never|not ever|have not|haven't|do not|don't|did not|didn't) (?:really |actually |ever )?(?:used?|worked (?:in|on|with)|know|coded in|learnt|learned|touched)\s+((?:[\p{L}\p{N}+#.&-]+\s?){1,4})/iu,
  );
  const start = said.sentence.start + (denial?.index ?? 0);
  if (
    denial &&
    !/\b(?:for|at|before|until|till|beyond|outside|deeply|much|enough|directly|how|why|what|if|whether|professionally|in (?:production|depth|detail)|since)\b/i.test(
      `${denial[1]} ${said.text.slice((denial.index ?? 0) + denial[0].length)}`,
    )
  ) {
    const object = new Set(wordsOf(denial[1] ?? '').map((word) => word.key));
    const known = facts.find(
      (fact) =>
        fact.kind === 'tool' &&
        wordsOf(fact.value).length <= 3 &&
        wordsOf(fact.value).every((word) => object.has(word.key)),
    );
    if (known) return [conflict(said, { start, end: start + denial[0].trimEnd().length }, known, 'skill')];
  }
  const idle = said.text.match(
    /\bi (?:have|had) (?:no|never had any|never had a|not had any) (?:full[- ]time )?(?:work experience|work ex|job)\b|\bi have never (?:worked|had a job)(?=\s*(?:[.,!?]|$))/i,
  );
  const job = facts.find((fact) => fact.kind === 'employment' && fact.attributes.fullTime === true);
  const from = said.sentence.start + (idle?.index ?? 0);
  return idle && job
    ? [conflict(said, { start: from, end: from + idle[0].length }, job, 'work experience')]
    : [];
}

function markConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  if (
    narrowing.test(said.text) ||
    /\b(?:he|she|they|topper|friend|batch|average|cut-?off)\b/i.test(said.text)
  )
    return [];
  const scores = ofKind(facts, 'score').concat(
    ofKind(facts, 'education').filter((fact) => fact.attributes.score),
  );
  return said.quantities.flatMap((quantity) => {
    if (quantity.measure === 'percentile' && /\bcat\b/i.test(said.text)) {
      const cat = ofKind(facts, 'cat').filter((fact) => fact.attributes.percentile !== undefined);
      const only = cat[0];
      return only &&
        cat.length === 1 &&
        Math.abs((only.attributes.percentile ?? 0) - quantity.value) >
          (quantity.approximate || Number.isInteger(quantity.value) ? 1 : 0.1)
        ? [conflict(said, quantity, only, 'CAT percentile')]
        : [];
    }
    if (
      quantity.measure === 'grade' &&
      quantity.value <= 10 &&
      /\bmy\b|\bi (?:have|had|got|scored|finished|graduated)\b/i.test(said.text)
    ) {
      const grades = scores.filter(
        (fact) =>
          /\/\s*10\b|cgpa|cpi/i.test(`${fact.attributes.score ?? ''} ${fact.value}`) &&
          (fact.attributes.level ?? 'UG') === 'UG',
      );
      const values = grades.map((fact) =>
        Number((fact.attributes.score ?? fact.value).match(/\d{1,2}(?:\.\d+)?/)?.[0]),
      );
      const only = grades[0];
      return only &&
        values.every(
          (value) =>
            Number.isFinite(value) &&
            Math.abs(value - quantity.value) >
              (quantity.approximate || Number.isInteger(quantity.value) ? 0.6 : 0.1),
        )
        ? [conflict(said, quantity, only, 'CGPA')]
        : [];
    }
    return schoolMark(said, quantity, scores);
  });
}

function schoolMark(said: Said, quantity: Quantity, scores: readonly ResumeFact[]): Contradiction[] {
  if (
    quantity.measure !== 'percent' ||
    !/\b(?:i (?:scored|got|had|secured)|my (?:marks|percentage|score|board))\b/i.test(said.text)
  )
    return [];
  const level = /\b(?:class |std )?(?:12th|xii|twelfth|class 12|hsc)\b/i.test(said.text)
    ? 'XII'
    : /\b(?:class |std )?(?:10th|tenth|class 10|ssc|sslc)\b|\bclass x\b/i.test(said.text)
      ? 'X'
      : undefined;
  const marks = scores.filter(
    (fact) => fact.attributes.level === level && fact.attributes.percent !== undefined,
  );
  const only = marks[0];
  if (!level || !only || said.quantities.filter((one) => one.measure === 'percent').length !== 1) return [];
  return marks.every(
    (fact) =>
      Math.abs((fact.attributes.percent ?? 0) - quantity.value) >
      (quantity.approximate || Number.isInteger(quantity.value) ? 1.5 : 0.3),
  )
    ? [conflict(said, quantity, only, `class ${level} marks`)]
    : [];
}

/** Where one sentence disagrees with the resume. Only like is set against like: a different number of a different thing is no conflict (panel.md A6, B4.4). */
export function factConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  return [
    teamConflicts,
    metricConflicts,
    yearConflicts,
    tenureConflicts,
    roleConflicts,
    denialConflicts,
    markConflicts,
  ].flatMap((rule) => rule(said, facts));
}
