import type { ResumeSection } from '#contract/resume.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { isBullet, withoutBullet } from './clean-line.ts';
import type { NumberedLine } from './fact-draft.ts';
import { isUnfinished } from './line-wrap.ts';

type SectionKind = ResumeSection['kind'];
const mark = raw`\s*(?::|\s[–—|-]\s|[–—-]\s)`;

/** Labels that name a part of a resume wherever their line stands. */
const labels: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'hobbies',
    new RegExp(
      raw`^(?:(?:personal |my |other )?(?:hobby|hobbies|interests?|pastimes?)(?: (?:and|&) (?:hobbies|interests?))?)${mark}`,
      'i',
    ),
  ],
  [
    'skills',
    new RegExp(
      raw`^${oneOf(
        '(?:technical |key |computer |core |other |it |software |professional )?skills?(?: ?set)?',
        'tools(?: used| known)?|software(?: known)?|technologies|languages?(?: known| spoken)?|competencies',
      )}${mark}`,
      'i',
    ),
  ],
  [
    'other',
    new RegExp(
      raw`^(?:${oneOf(
        'declaration|references?|referees?|personal (?:details?|information|profile|data)|contact(?: details| no\\.?| number)?',
        '(?:permanent |home |mailing )address|e-?mail(?: id)?|phone|mobile(?: no\\.?| number)?|linked ?in',
        'strengths?|weakness(?:es)?|strengths (?:and|&) weakness(?:es)?|(?:soft|interpersonal) skills?',
        'passport(?: no\\.?| number| details)?|visa(?: status)?|marital status|nationality|date of birth|notice period|(?:current |expected )?ctc',
        '(?:current |expected )salary|signature|driving licen[cs]e|native(?: place)?|home ?town|relocation',
      )})${mark}`,
      'i',
    ),
  ],
];

/** Labels that a job or a project may have as well. */
const listLabels: readonly (readonly [SectionKind, RegExp])[] = [
  ['certifications', new RegExp(raw`^(?:certifications?|certificates?|licen[cs]es?)${mark}`, 'i')],
  [
    'achievements',
    new RegExp(raw`^(?:achievements?|awards?(?: (?:and|&) hono[u]?rs)?|hono[u]?rs)${mark}`, 'i'),
  ],
  [
    'extracurricular',
    new RegExp(raw`^(?:(?:extra|co)[- ]?curriculars?(?: activities)?|(?:other )?activities)${mark}`, 'i'),
  ],
  [
    'responsibility',
    new RegExp(raw`^(?:volunteer(?:ing| work)|positions? of responsibility|social work)${mark}`, 'i'),
  ],
];
const work: readonly SectionKind[] = ['experience', 'internships', 'projects'];

/** The part that the label of a line names; undefined where it has no such label. */
function labelOf(text: string, own: readonly SectionKind[]): SectionKind | undefined {
  const known = own.some((kind) => work.includes(kind)) ? labels : [...labels, ...listLabels];
  return known.find(([, label]) => label.test(withoutBullet(text)))?.[0];
}

/** The text behind its label. */
export const withoutLabel = (text: string): string =>
  [...labels, ...listLabels].reduce((rest, [, label]) => rest.replace(label, ''), withoutBullet(text)).trim();

/** Labels of a job or a study as well as of a person. */
const ofAnything = /^(?:address|place|date|website)\s*[:–|-]/i;

/** What stands under a declaration. */
const signedAt = /^(?:place\s*[:–|-].*\bdate\s*[:–|-]|date\s*[:–|-]\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s*$)/i;

const lists: readonly SectionKind[] = [
  'certifications',
  'achievements',
  'skills',
  'hobbies',
  'extracurricular',
  'responsibility',
];

/** A line with the part that its own label names, and those that it runs on into. */
type Labelled = { kind: SectionKind; line: NumberedLine };

/** The lines of a part that say by a label that they belong to another ("Languages: ..." among certificates), and the rest. */
export function partByLabel(
  lines: readonly NumberedLine[],
  own: readonly SectionKind[],
): { rest: NumberedLine[]; labelled: Labelled[] } {
  const rest: NumberedLine[] = [];
  const labelled: Labelled[] = [];
  const isList = own.some((kind) => lists.includes(kind));
  for (const line of lines) {
    const text = withoutBullet(line.text);
    const isLoose = signedAt.test(text) || (isList && ofAnything.test(text));
    const kind = labelOf(text, own) ?? (isLoose ? 'other' : undefined);
    const before = labelled.at(-1);
    const runsOn =
      kind === undefined &&
      before?.line.line === line.line - 1 &&
      isUnfinished(before.line.text) &&
      !isBullet(line.text);
    if (kind !== undefined && !own.includes(kind)) labelled.push({ kind, line });
    else if (runsOn) labelled.push({ kind: before.kind, line });
    else rest.push(line);
  }
  return { rest, labelled };
}
