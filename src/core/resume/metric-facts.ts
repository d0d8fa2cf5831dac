import { oneOf, raw } from '#core/text/lexicon.ts';
import { cutText } from '#core/text/cut-text.ts';
import { withoutBullet } from './clean-line.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import { nounOf } from './metric-noun.ts';

const figure = '\\d+(?:,\\d{2,3})*(?:\\.\\d+)?';
const scaleWord = '(?:lakhs?|lacs?|lpa|crores?|cr|million|billion|mn|bn|thousand|k|m|l|b)';
const money = `(?:rs\\.?|inr|₹|\\$|usd|€|£)\\s?${figure}\\s?(?:${scaleWord}\\b)?\\+?`;
const wordMoney = `${figure}\\s?(?:lakhs?|lacs?|crores?|cr)\\b\\+?(?:\\s(?:rupees))?`;
const unit =
  '(?:\\s?(?:%|percent|per cent|x\\b|hours?|hrs?|days?|weeks?|months?|minutes?|mins?|seconds?|secs?|ms|kg|tonnes?|km|people|members|lakhs?|crores?|cr\\b))?';
const amount = `(?:${money}|${figure}${unit})`;

/** Ways a bullet states a figure, most telling first (rule RESUME-9). */
const forms = [
  new RegExp(
    `from\\s+${amount}(?:\\s+\\w+)?\\s+to\\s+(?:under |below |about |over )?${amount}(?:\\s(?:per|a)\\s\\w+)?`,
    'i',
  ),
  new RegExp(`(?<![\\w.])${figure}\\s?%\\s+to\\s+${figure}\\s?%`, 'i'),
  new RegExp(
    `(?:by|of|up to|around|nearly|over|about)\\s+${figure}\\s?(?:%|percent\\b|per cent\\b|x\\b)\\+?`,
    'i',
  ),
  new RegExp(`(?<![\\w.])${money}(?:\\s(?:per|a|every)\\s(?:year|month|annum|week|quarter|day))?`, 'i'),
  new RegExp(`(?<![\\w.])${wordMoney}(?:\\s(?:per|a)\\s(?:year|month|annum))?`, 'i'),
  new RegExp(`(?<![\\w.])${figure}\\s?(?:%|x\\b)\\+?`, 'i'),
  new RegExp(`(?<![\\w./-])${figure}\\s?(?:${scaleWord}\\b)?\\+?(?=\\s+\\p{L}{3})`, 'iu'),
];
const shapes = ['change', 'change', 'rate', 'amount', 'sum', 'share', 'count'] as const;
const counted = forms.length - 1;
const weekOrYear = /^(?:19|20)\d{2}$/;
/** The sentence part of a bullet that holds the figure, so that a question may quote it: at most 160 characters, no bullet, no closing stop. */
function clauseAround(text: string, index: number): string {
  const breaks = [
    ...text.matchAll(
      /;\s+|:\s+|\.\s+(?=\p{Lu})|,\s+(?=(?:\p{L}+ing|cut|led|reduc\p{L}*|sav\p{L}*|achiev\p{L}*|result\p{L}*)\s)|\s[–—]\s/gu,
    ),
  ];
  const before = breaks.findLast((b) => b.index + b[0].length <= index);
  const after = breaks.find((b) => b.index >= index);
  const start = before ? before.index + before[0].length : 0;
  const clause = text.slice(start, after?.index ?? text.length).trim();
  const usable = clause.length >= 18 ? clause : text;
  return cutText(usable.replace(/[.;,\s]+$/, ''), 160);
}

function readFigure(text: string): { number: string; noun: string; index: number; form: number } | undefined {
  for (const [form, pattern] of forms.entries())
    for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
      const number = match[0].trim();
      const digits = number.replace(/[^\d.]/g, '');
      const isYear = weekOrYear.test(digits) && form >= 3 && !/[%,x₹$]|rs/i.test(number);
      const dated =
        /(?:^|\W)(?:q[1-4]|fy|series|grade|level|class|phase|sem(?:ester)?|top|grade|version|v|teams? of)\s?$/i.test(
          text.slice(0, match.index),
        );
      if (isYear || dated || (form === counted && Number(digits) < 3 && !/[a-z]/i.test(number))) continue;
      const noun = nounOf(text, match.index, match[0].length, shapes[form] ?? 'count');
      if (
        form === counted &&
        (noun === '' ||
          /^(?:months?|years?|days?|weeks?|hours?|st|nd|rd|th|level|class|grade|am|pm)\b/i.test(noun))
      )
        continue;
      const said = form <= 1 ? number : number.replace(/^(?:by|of|up to|around|nearly|over|about)\s+/i, '');
      return { number: said, noun, index: match.index, form };
    }
  return undefined;
}

/** The figure a line of work, a project or a post of responsibility claims: `number` as written ("from 6.5 hours to 2.1 hours", "Rs. 11.6 lakh per year"), `noun` what it measures. */
export function metricFact({ text, line }: NumberedLine, of: FactDraft | undefined): FactDraft | undefined {
  const body = withoutBullet(text).replace(/\s*\|\s*/g, ', ');
  const figureFound = readFigure(body);
  if (figureFound === undefined) return undefined;
  const { number, noun, index } = figureFound;
  return {
    kind: 'metric',
    value: clauseAround(body, index),
    line,
    ...(of ? { of } : {}),
    attributes: { number, ...(noun ? { noun } : {}) },
  };
}

const people = oneOf(
  'members?|people|persons?|volunteers?|engineers?|developers?|analysts?|interns?|juniors?|joinees?|trainees?|men|women',
  'workmen|workers?|employees?|executives?|associates?|players?|staff|technicians?|operators?|freshers|recruits|cadets|agents',
  'colleagues|coordinators|officers|representatives|soldiers|sailors|jawans|troops|personnel|nurses|teachers|guards|drivers|supervisors|accountants',
);
const led = oneOf(
  raw`led|leads?|leading|heads?|headed|heading|supervis(?:e[sd]?|ing)|manag(?:e[sd]?|ing)|command(?:s|ed|ing)?|overs(?:aw|ees?|eeing|een)|captain(?:s|ed|ing)`,
);
const groups =
  'teams?|groups?|batch|line|crew|unit|shift|section|squad|platoon|company|staff|workforce|force|branch|department|network';
/** Nothing but the group stands between leading and the number: "managed payroll for 450 employees" leads nobody. */
const ledNext = raw`(?:\s+and\s+\p{L}+(?:ed|s|ing))?(?:\s+(?:a|an|the|our|my))?(?:\s+(?:[\p{L}-]+\s+){0,2}(?:${groups})\s+of)?(?:\s+(?:over|about|around|nearly|up to|more than))?`;
const teamForms = [
  /(?<![\d,.])(\d{1,4})(?:[- ]?(?:member|person|man)\b(?:[- ](?:\p{L}+[- ])?team)?|[- ](?:members|people) team\b)/iu,
  /\bteams? of (?:over |about |around |nearly |more than )?(\d{1,4})\b/i,
  /\bteams? from \d{1,4} to (\d{1,4})\b/i,
  new RegExp(raw`\b${led}${ledNext}\s+(?<![\d,.])(\d{1,4})\+?\s(?:\p{L}+[- ]){0,2}${people}\b`, 'iu'),
];

/** A team that somebody else led. */
const onlyHelped =
  /\b(?:assist|help|support|train|taught|teach|serv|report|present|interview|audit)\p{L}*\s+(?:(?:to|with|by|for|a|an|the|\p{L}+)\s+){0,3}$/iu;

/** The people a line says the candidate led, or a team that it calls so; `size` is how many. */
export function teamFact({ text, line }: NumberedLine, of: FactDraft | undefined): FactDraft | undefined {
  const body = withoutBullet(text);
  for (const pattern of teamForms) {
    const match = pattern.exec(body);
    const size = Number(match?.[1]);
    if (!match || !(size >= 2)) continue;
    const isPart = /^(?:\s\p{L}+){0,2}\s*(?:,|&|\band\b|\bplus\b)\s*\d/u.test(
      body.slice(match.index + match[0].length),
    );
    if (isPart || onlyHelped.test(body.slice(0, match.index))) continue;
    return {
      kind: 'team',
      value: clauseAround(body, match.index),
      line,
      ...(of ? { of } : {}),
      attributes: {
        size,
        noun: (/\bteam/i.test(match[0]) ? match[0] : match[0].slice(match[0].search(/\d/)))
          .replace(/[()]/g, '')
          .trim(),
      },
    };
  }
  return undefined;
}

const boasts = oneOf(
  'spearhead(?:ed|ing)|expert(?:ise)?|extensive(?:ly)?|proven track record|world[- ]class',
  'best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|results?[- ](?:driven|oriented)',
  'go[- ]getter|visionary|revolutioni[sz]ed|transformed|single-?handedly|pioneer(?:ed|ing)',
  'excellent|exceptional|outstanding',
  'strong (?:leadership|communication|analytical|interpersonal|problem[- ]solving)|hard[- ]?working',
  'team player|dynamic|highly motivated|self[- ]motivated|passionate|synerg(?:y|ies|i[sz]ed)',
  'thought leader|change agent|game[- ]chang(?:er|ing)|in-depth knowledge|mastery|mastered',
  'perfectionist|born leader|quick learner|out[- ]of[- ]the[- ]box|significant(?:ly)?',
  'immense(?:ly)?|tremendous(?:ly)?|seamless(?:ly)?|flawless(?:ly)?|leveraged|champion(?:ed|ing)',
);
const boast = new RegExp(raw`\b${boasts}\b`, 'i');

/** A strong word with no figure beside it, which Grill may ask to be backed (rule RESUME-9); `noun` is the word. */
export function claimFact({ text, line }: NumberedLine, of: FactDraft | undefined): FactDraft | undefined {
  const body = withoutBullet(text).replace(/\s*\|\s*/g, ', ');
  const match = boast.exec(body);
  if (!match || body.length < 15 || readFigure(body) !== undefined) return undefined;
  return {
    kind: 'claim',
    value: clauseAround(body, match.index),
    line,
    ...(of ? { of } : {}),
    attributes: { noun: match[0] },
  };
}
