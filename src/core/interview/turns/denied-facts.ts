import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { names } from '#core/answers/conflicts/claims.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { contentStems } from '#core/text/overlap.ts';
import { splitSentences } from '#core/text/split-sentences.ts';
import { stem } from '#core/text/stem.ts';

/** What a fact of each kind is called by somebody who denies it. */
const calledBy: Partial<Record<FactKind, string>> = {
  place: 'city|town|home ?town|native place|state',
  education: 'college|degree|university|school|branch|subject|course',
  score: 'marks?|score|cgpa|percentage',
  grade_trend: 'fall|drop|dip',
  gap: 'gap|gap year|break',
  employment: 'company|firm|employer|job|organi[sz]ation|internship',
  job_switch: 'switch|job change|company|firm',
  promotion: 'promotion',
  metric: 'figure|number|result|budget',
  team: 'team|reportees?|juniors|subordinates',
  project: 'project',
  responsibility: 'post|position|club|committee|office',
  achievement: 'prize|award|achievement|medal',
  tool: 'skill|tool|software|language',
  certificate: 'certificate|certification|course',
  hobby: 'hobby|hobbies|interests?|pastimes?',
  claim: 'claim',
};

const not = raw`(?:not|never)`;
const didNot = oneOf("do not|don't|did not|didn't|never|have not|haven't|have never|had never");
/** Where the denial ends, and nothing narrows it. */
const ends = raw`(?=\s*(?:[.,;!]|$|sir\b|ma'?am\b|madam\b|at all\b|as such\b|on my\b|in my (?:resume|cv|page|file|career|studies)\b|of \S+[.,]))`;

const denialOf = (heads: string): RegExp => {
  const thing = raw`(?:such )?(?:${heads})`;
  return new RegExp(
    oneOf(
      raw`\bthere (?:is|was|are|were|has been) (?:no|not any|never any|never a) ${thing}\b${ends}`,
      raw`\bthere (?:is|was) no ${thing} between (?!us\b|me\b|him\b|her\b|them\b)`,
      raw`\bno such (?:${heads})\b`,
      raw`\b(?:it|that|this|these|those|they) (?:(?:is|was|are|were) ${not}|isn't|wasn't|aren't|weren't) (?:really |actually )?(?:a |an |my |any |the )?(?:${heads})\b${ends}`,
      raw`\bnot my (?:${heads})\b${ends}`,
      raw`\bi ${didNot} (?:have|had|get|got) (?:a |an |any |such |that |the )*(?:${heads})\b${ends}`,
      raw`\bi (?:have|had) no ${thing}\b${ends}`,
    ),
    'i',
  );
};

/** The line itself is wrong, whatever it says: misread, or not the candidate's. */
const misread = new RegExp(
  oneOf(
    raw`\byou (?:have |had |may have |might have |must have )?(?:misread|mis-?understood|mixed (?:it|that|this|them) up)\b`,
    raw`\byou (?:have |had |may have |must have )?(?:taken|read|put|got|noted) (?:it|that|this|them)\b[^.?!]{0,30}\b(?:by mistake|wrong(?:ly)?)\b`,
    raw`\b(?:it|that|this|these|those|they) (?:(?:is|are|was|were) not|isn't|aren't) (?:there |written |mentioned )?(?:on|in) my (?:resume|cv|page)\b`,
    raw`\bno such (?:thing|line|word|entry) (?:on|in) my (?:resume|cv|page)\b`,
    raw`\bi (?:have not|haven't|have never|never|did not|didn't) (?:written|write|wrote|mention(?:ed)?) (?:that|this|it|any such|anything like)\b[^.?!]{0,20}(?:on|in) my (?:resume|cv|page)\b`,
    raw`^\W*(?:sorry,? |sir,? |ma'?am,? )*i (?:do not|don't) know what (?:is this|this is)\b`,
    raw`\b(?:your|the) (?:record|file|sheet|system|software) (?:is wrong|has it wrong|has read it wrong)`,
  ),
  'i',
);

/** Ways to deny a fact of one kind alone. */
const ownWays: Partial<Record<FactKind, RegExp>> = {
  gap: new RegExp(
    raw`\bno (?:year|month|time)s? (?:(?:has|have|was|were|is|are) )?(?:gone|went|missing|lost|wasted)\b|\bno gap as such\b`,
    'i',
  ),
  promotion: new RegExp(
    raw`\b(?:nobody|no one) (?:has )?(?:ever )?promoted me\b|\bi (?:was|have been|had been) (?:${not}|never been) promoted\b${ends}|\bi (?:was not|wasn't) promoted\b${ends}`,
    'i',
  ),
  grade_trend:
    /\b(?:my )?marks (?:did not|didn't|have not|never) (?:fall|fell|fallen|drop|dropped|go down|gone down)\b/i,
  team: new RegExp(
    oneOf(
      raw`\b(?:nobody|no one) (?:reports?|reported|was reporting) to me\b${ends}`,
      raw`\bi (?:have |had )?never (?:led|headed|managed) (?:a|any|that|such a) team\b${ends}`,
      raw`\bi (?:was not|wasn't|was never) (?:leading|heading|the lead|the leader)\b`,
    ),
    'i',
  ),
  hobby: new RegExp(
    raw`\b(?:it|that|this) is (?:only |just |actually )?(?:a|an|the name of an?) (?:exam|examination|qualification|certificate|degree|award|heading|address)\b(?=\s*(?:[.,;!]|$|and not\b|not\b))`,
    'i',
  ),
};

const neverThere = oneOf(
  raw`\bi (?:(?:have|had) )?(?:never|not) (?:worked|been employed|been) (?:there|(?:at|for|in|with) (?:that|this|it|them|any such))\b`,
  raw`\bi (?:did not|didn't|do not|don't) work (?:there|(?:at|for|with) (?:that|this|it|them))\b`,
);
const when = raw`(?:in (?:\p{L}+ )?(?:19|20)\d\d|(?:\S+ )?(?:months?|years?) (?:ago|back)|long (?:ago|back)|last year|already)\b`;
const leftIt = raw`\bi (?:have |had )?(?:already )?left (?:that|this|the|it|them)?(?: ?(?:company|firm|job|place))? ?${when}`;
const noLonger = raw`\bi (?:am|'m) (?:no longer|not) (?:there|working there|employed there|with (?:that|this|the) (?:company|firm)|in (?:that|this) (?:company|firm))\b`;
const past = /\b(?:did|was|were|had|left|last|used to|when you)\b/i;

/** Never worked there, or not any more where the question says that the candidate does. */
function deniesJob(sentence: string, question: string, { attributes }: ResumeFact): boolean {
  const { organisation } = attributes;
  const said =
    organisation && names(sentence, organisation) ? sentence.replaceAll(organisation, 'that') : sentence;
  if (new RegExp(neverThere, 'i').test(said)) return true;
  return !past.test(question) && new RegExp(oneOf(leftIt, noLonger), 'iu').test(said);
}

const softened =
  /\b(?:much|often|lately|recently|enough|directly|deeply|professionally|yet|since|before|until|till|for|beyond|daily|alone)\b/i;
const unused = new RegExp(
  raw`\bi ${didNot} (?:really |actually |ever )?(?:used?|worked (?:on|with|in)|learnt|learned|learn|know|touched)\b`,
  'i',
);

/** "Kubernetes I have not used at all", "I have never used it". */
const deniesTool = (sentence: string, { value }: ResumeFact): boolean =>
  unused.test(sentence) &&
  !softened.test(sentence) &&
  ([...contentStems(value)].some((one) => contentStems(sentence).has(one)) ||
    new RegExp(raw`${unused.source} (?:it|that|this|them)\b`, 'i').test(sentence));

const act = new RegExp(
  raw`\bi ${didNot} (?:really |actually |ever )?(\p{L}+) (?:it|that|this|them|any of it)\b${ends}`,
  'iu',
);
const office = new RegExp(
  raw`\bi (?:was|am|have been) ${not} (?:been )?(?:an? |the |its |their )?(\p{L}+)\b${ends}`,
  'iu',
);
const notMine = new RegExp(
  raw`\b(?:it|that|this) (?:is|was) not (?:mine|me|my (?:work|doing))\b${ends}`,
  'i',
);
const deeds: ReadonlySet<FactKind> = new Set(['metric', 'project', 'responsibility', 'achievement', 'claim']);
const wordFor: Readonly<Record<string, string>> = {
  founder: 'found',
  winner: 'win',
  winn: 'win',
  won: 'win',
};

/** "I did not found it", "I was never the treasurer", "that was not mine". */
function deniesDeed(sentence: string, { value, kind }: ResumeFact): boolean {
  if (!deeds.has(kind)) return false;
  const told = new Set([...contentStems(value)].flatMap((one) => [one, wordFor[one] ?? one]));
  const said = [act.exec(sentence)?.[1], office.exec(sentence)?.[1]].flatMap((word) =>
    word ? [stem(word.toLowerCase()), word.toLowerCase()] : [],
  );
  return said.some((one) => told.has(one)) || notMine.test(sentence);
}

const denials = Object.fromEntries(
  Object.entries(calledBy).map(([kind, heads]) => [kind, denialOf(heads)]),
) as Partial<Record<FactKind, RegExp>>;

const supposed =
  /\?\s*$|\b(?:if|would|could|should|might|he|she|they) (?:i|you|we|said|say|says|asked|told|think|thought|there)\b/i;
/** A denial comes at the beginning; later on an answer may deny many a thing. */
const firstSentences = 3;

/** Those of the facts asked about that the answer denies in words that mean nothing else (rule DENY-1). */
export function deniedFacts({
  question,
  answer,
  asked,
}: {
  question: string;
  answer: string;
  asked: readonly ResumeFact[];
}): ResumeFact[] {
  const sentences = splitSentences(answer.replaceAll('’', "'"))
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .slice(0, firstSentences)
    .filter((one) => !supposed.test(one));
  return asked.filter((fact) =>
    sentences.some(
      (sentence) =>
        misread.test(sentence) ||
        denials[fact.kind]?.test(sentence) ||
        ownWays[fact.kind]?.test(sentence) ||
        (fact.kind === 'hobby' &&
          /\byou have taken (?:it|that|this|them) as (?:a |my )?hobb(?:y|ies)\b/i.test(sentence)) ||
        (fact.kind === 'employment' && deniesJob(sentence, question, fact)) ||
        (fact.kind === 'tool' && deniesTool(sentence, fact)) ||
        deniesDeed(sentence, fact),
    ),
  );
}

/** There is no gap, no fall and no promotion at all for somebody who denies one. */
const alike: ReadonlySet<FactKind> = new Set(['gap', 'grade_trend', 'promotion']);

/** The facts that go with those denied: all of a kind that is denied as such, what belongs to a denied post or project, and what names the denied firm. */
export function retiredWith(denied: readonly ResumeFact[], facts: readonly ResumeFact[]): ResumeFact[] {
  const firms = denied.flatMap(({ kind, attributes }) =>
    kind === 'employment' ? [attributes.organisation] : [],
  );
  const derived: readonly FactKind[] = ['gap', 'job_switch', 'promotion', 'employment'];
  return facts.filter(
    (fact) =>
      denied.some((one) => one.id === fact.id || one.id === fact.ofFactId) ||
      denied.some((one) => alike.has(one.kind) && one.kind === fact.kind) ||
      denied.some((one) => one.value.toLowerCase() === fact.value.toLowerCase()) ||
      (derived.includes(fact.kind) && firms.some((firm) => names(fact.value, firm))),
  );
}

/** What a denied fact is called where it comes up: no panellist says it again, in a model's words either. */
export function namesOf({ kind, value, attributes }: ResumeFact): string[] {
  if (kind === 'gap') return ['gap', 'a break'];
  if (kind === 'promotion') return ['promotion', 'promoted'];
  if (kind === 'grade_trend') return ['fall in marks', 'your marks went'];
  if (kind === 'team') return ['your team'];
  if (kind === 'employment') return attributes.organisation ? [attributes.organisation] : [];
  return [value];
}
