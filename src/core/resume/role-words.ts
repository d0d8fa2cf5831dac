import { oneOf, raw } from '#core/text/lexicon.ts';
const roles = oneOf(
  'engineer|developer|manager|analyst|associate|consultant|executive|intern|trainee|officer|lead',
  'leader|head|founder|co-?founder|assistant|director|accountant|auditor|teacher|tutor|lecturer',
  'professor|faculty|instructor|trainer|designer|specialist|coordinator|co-?ordinator|scientist',
  'researcher|research fellow|fellow|programmer|administrator|architect|supervisor|president',
  'vice president|avp|vp|ceo|cto|cfo|coo|partner|advisor|adviser|representative|strategist|writer',
  'editor|journalist|reporter|lawyer|advocate|doctor|physician|surgeon|pharmacist|nurse|banker',
  'trader|actuary|economist|planner|buyer|merchandiser|recruiter|technician|operator|chemist',
  'geologist|pilot|captain|lieutenant|major|sde|sde-?[123i]+|swe|get|tester|steward|secretary',
  'treasurer|member|volunteer|ambassador|mentor|apprentice|article|articled assistant|articleship',
  'proprietor|owner|entrepreneur|freelancer|clerk|cashier|salesman|sales|inspector|paralegal',
  'counsel|statistician|underwriter|copywriter|marketer|principal|superintendent|tax collector',
  'cadet|sub-?editor|content creator|anchor|photographer|reviewer|physiotherapist|therapist|dentist',
  'dietitian|nutritionist|counsell?or|psychologist|surveyor|draftsman|foreman|storekeeper|registrar',
  'docent|curator|resident|house officer|house surgeon|midwife|optometrist|radiographer|veterinarian|translator',
  'interpreter|illustrator|animator|producer|cameraman|choreographer|coach|librarian|warden|chef',
  'sous chef|bartender|guide|agent|broker|dealer|distributor|evangelist|invigilator|facilitator',
  'investigator|enumerator|telecaller|cashier|collector|commander|constable|subedar|havildar|sergeant',
  'farmer|weaver|musician|fitter|electrician|machinist|mobili[sz]er|correspondent|columnist|receptionist|demonstrator|stenographer|agronomist|commis',
  'tgt|pgt|prt|in-?charge|wing commander|squadron leader|commandant|adjutant|lieutenant colonel|colonel',
);
/** Words that name a job, in the singular: the plural ("Chartered Accountants", "Engineers India") names a firm. */
const roleWord = new RegExp(raw`\b${roles}\b`, 'i');

const roleOpener =
  /^(?:senior|sr\.?|junior|jr\.?|chief|assistant|associate|deputy|graduate|management|executive|lead|principal|vice|founding|staff|trainee|business|summer|winter)\b/i;

const orgEnd =
  /\b(?:ltd|limited|inc|llp|llc|corp|corporation|pvt|private|plc|gmbh|company|co|bank|group|industries|foundation|trust|university|institute|college|school|hospital)\.?\)?$/i;

const organisations = oneOf(
  'ltd|limited|pvt|private limited|inc|llp|llc|corp|corporation|plc|gmbh|technologies|technology',
  'solutions|systems|services|labs?|bank|industries|enterprises|consultancy|consultants|consulting',
  'foundation|trust|motors|works|group|holdings|ventures|capital|university|institute|college',
  raw`school|hospital|ngo|company|accountants|associates|partners|&\s?co|and co|& sons|refinery|steel`,
  'power|foods|pharma(?:ceuticals)?|infotech|software|networks|media|studios?|agency|council',
  'ministry|directorate|department|authority|research|museum|centre|center|mission|mills|printers|dairy|advisory',
  'agro|textiles|jewellers|ceramics|chemicals|fabrics|garments|silks|polymers|castings|forgings|constructions|caterers',
  'stationers|publishers|emporium|farms|nursing home|diagnostics|society|samiti|sangh',
  'airlines|airways|hotels?|exports|traders|builders|clinic|hospitals|co-?operative|packaging',
);
const orgWord = new RegExp(raw`\b${organisations}\b`, 'i');

/** Whether the text names a job. */
export function namesRole(text: string): boolean {
  return roleWord.test(text);
}

/** Whether the text carries a word that firms and institutions end in. */
export function namesOrganisation(text: string): boolean {
  return orgWord.test(text);
}

/** Whether the text ends as a firm's name does (`Pvt. Ltd.`, `Bank`). */
export function endsAsOrganisation(text: string): boolean {
  return orgEnd.test(text.trim());
}

/** How a line of a narrow cell stands to the one before it: it begins a new job title, carries one on, or says nothing about it. */
export function roleSeam(before: string, next: string): 'begins' | 'continues' | 'none' {
  const inBefore = namesRole(before);
  const position = next.search(roleWord);
  if (position < 0 || inBefore) return 'none';
  if (position > 0 || roleOpener.test(next))
    return endsAsOrganisation(before) || position > 0 ? 'begins' : 'none';
  return endsAsOrganisation(before) ? 'begins' : 'continues';
}

const partTime = oneOf(
  'intern|internship|interns|interning|articled?|articleship|article ?ship|apprentice(?:ship)?',
  'part[- ]time|freelanc(?:e|er|ing)|volunteer(?:ing)?|live project|campus ambassador',
  raw`(?:summer|winter|industrial|vocational|in-?plant|student|college|project)\s+(?:trainee|training|associate|apprentice)`,
  'training|teaching assistant|extern(?:ship)?|shadowing',
);
const notFullTime = new RegExp(raw`\b${partTime}\b`, 'i');
const fullTime = oneOf(
  'graduate|management|executive|engineer(?:ing)?|post ?graduate|officer|probationary|sales',
  'software|systems?',
);
const traineeThatCounts = new RegExp(
  [
    raw`\b${fullTime}\s+(?:engineer\s+|executive\s+|officer\s+)?(?:apprentice\s+)?trainee\b`,
    raw`\b(?:g\.?e\.?t|m\.?t|p\.?g\.?e\.?t)\b`,
  ].join('|'),
  'i',
);

/**
 * Whether a post counts as full-time work: a graduate or management trainee does; an intern, articled clerk, apprentice, summer or industrial
 * trainee, part-timer or volunteer does not (rule RESUME-7).
 */
export function countsFullTime(title: string): boolean {
  return traineeThatCounts.test(title) ? !/\bintern(?:ship)?\b/i.test(title) : !notFullTime.test(title);
}

/** Whether the post is work for oneself, which is under no firm. */
export const isOnOwnAccount = (title: string): boolean =>
  /\b(?:freelanc\w*|self[- ]employed|independent)\b/i.test(title);
