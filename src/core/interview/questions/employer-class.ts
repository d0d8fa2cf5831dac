import type { EmployerClass, ResumeFact } from '#contract/resume.ts';
import { lexicon, oneOf } from '#core/text/lexicon.ts';

/** Names that say what an employer is; the first that fits counts, so that a hospital which is also a limited company is a hospital. */
const classes: readonly (readonly [EmployerClass, ReturnType<typeof lexicon>])[] = [
  [
    'hospital',
    lexicon('ascii', [
      {
        phrase:
          'hospitals?|clinics?|nursing home|medical college|health cent(?:re|er)|phc|chc|aiims|eye care|dental care|blood bank',
        example: 'Sahyadri Hospitals Ltd',
      },
    ]),
  ],
  [
    'school',
    lexicon('ascii', [
      {
        phrase:
          'schools?|colleges?|universit(?:y|ies)|institutes? of|academy|vidyalaya|vidyapeeth|vidya mandir|coaching|tutorials?|tuitions?|classes|iit|iim|nit|iisc',
        example: 'Kendriya Vidyalaya, Salem',
      },
    ]),
  ],
  [
    'public',
    lexicon('ascii', [
      {
        phrase: oneOf(
          'army|navy|air force|coast guard|police|crpf|bsf|cisf|ministry|government|govt|municipal\\w*|nagar (?:nigam|palika)',
          'panchayat|zilla parishad|department of|directorate|collectorate|commissionerate|secretariat|indian railways?|southern railway',
          'isro|drdo|barc|csir|icar|reserve bank|rbi|sebi|nabard|niti aayog|high court|district court|income tax|post office|india post',
        ),
        example: 'Indian Army',
      },
    ]),
  ],
  [
    'ngo',
    lexicon('ascii', [
      {
        phrase:
          'foundation|charitable|trust|ngo|samiti|sangathan|sangh|seva|sewa|society|mission|self[- ]help group|shg|federation|relief|teach for india|pratham|goonj|food bank',
        example: 'Seva Mandir Trust',
      },
    ]),
  ],
  [
    'company',
    lexicon('ascii', [
      { phrase: 'pvt|private|ltd|limited|llp|inc|plc|gmbh', example: 'Kaveri Pumps Pvt. Ltd.' },
      {
        phrase: oneOf(
          'technologies|infotech|software|industries|motors|steels?|textiles|pharma\\w*|chemicals|foods',
          'exports|traders|enterprises|logistics|castings|cements?|paints|pumps|spinning mills|finserv',
        ),
        example: 'Neelkamal Castings',
      },
      {
        phrase: oneOf(
          'tcs|infosys|wipro|accenture|cognizant|capgemini|hcl(?:tech)?|tech mahindra|deloitte|ey|kpmg|pwc',
          'amazon|flipkart|google|microsoft|ibm|oracle|(?:hdfc|icici|axis|kotak mahindra|yes) bank|larsen (?:&|and) toubro',
        ),
        example: 'Infosys, Mysuru',
      },
    ]),
  ],
];

const ownRole =
  /\b(?:founder|co-?founder|owner|proprietor|proprietress|self[- ]employed|freelanc\w*|(?<!business )partner)\b/i;
const ownFirm = /\bfamily (?:business|firm)\b/i;

/** The class of an employer: of the candidate's own business by the role, of any other by its name; `unknown` where neither says so. */
export function employerClassOf({ role = '', organisation = '' }: ResumeFact['attributes']): EmployerClass {
  if (ownRole.test(role) || ownFirm.test(organisation)) return 'own';
  return classes.find(([, words]) => words.pattern.test(organisation))?.[0] ?? 'unknown';
}

/** The facts with the class of each employer, which is part of the fact from then on (rule BANK-4). */
export const withEmployerClass = (facts: readonly ResumeFact[]): ResumeFact[] =>
  facts.map((fact) =>
    fact.kind === 'employment'
      ? { ...fact, attributes: { ...fact.attributes, employerClass: employerClassOf(fact.attributes) } }
      : fact,
  );
