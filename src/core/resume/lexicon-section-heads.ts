import type { ResumeSection } from '#contract/resume.ts';
import { type Entry, lexicon, oneOf } from '#core/text/lexicon.ts';

/** A head line in small letters, and the kind of section it opens. */
type Head = Entry & { readonly kind: ResumeSection['kind'] };

const training = '(?:summer |winter |industrial |corporate |professional )?';
const project =
  oneOf(
    'academic |key |major |personal |research |selected |course |college |engineering |technical |relevant |notable ',
    'final year |side |undergraduate |graduation |college |b\\.? ?tech |professional ',
  ) + '*';
const work = `${oneOf(
  'teaching |clinical |nursing |field |legal |military |defence |previous |past |practical |hospital |sales ',
  'professional |work |industry |industrial |employment |corporate |relevant |job |full-?time |total |career ',
  'business |sea |flying |government |govt\\.? |railway |police |bank(?:ing)? |entrepreneurial |start-?up |consulting |farm(?:ing)? |newsroom |my ',
)}*`;
const academic = '(?:academic |educational |my )?';
const certified = '(?:professional |additional |online |other |relevant )*';
const achieved = '(?:academic |scholastic |key |notable |major |selected |other |personal |professional |career )*';
const skilled = '(?:technical |key |core |computer |professional |soft |other |it |software |functional |language |relevant |personal )*';
const about = '(?:professional |career |executive |personal |profile |my )*';

/** Words of section heads on Indian resumes (rule RESUME-3), whole phrases; of two kinds that both fit, the first counts. */
export const sectionHeads = lexicon<Head>('whole', [
  {
    kind: 'publications',
    phrase: '(?:selected |research )?(?:publications?|papers|patents?|talks|conferences?|presentations?)(?: (?:and|&) (?:patents?|talks|conferences|presentations))?',
    example: 'selected publications and patents',
  },
  {
    kind: 'publications',
    phrase:
      '(?:selected |research )?(?:research papers?|published|presented|published (?:and|&|/) presented|invited talks?|research publications?)' +
      '(?: (?:and|&) (?:patents?|talks|conferences|presentations))?',
    example: 'research papers & presentations',
  },
  {
    kind: 'internships',
    phrase: `${training}(?:internships?|internship experience|internships? (?:and|&) training|part[- ]?time (?:work|jobs?|experience|employment))(?: undertaken| details?)?`,
    example: 'summer internship details',
  },
  {
    kind: 'internships',
    phrase: `${training}(?:industrial training|trainings?|training undergone|in-?plant training|vocational training)(?: undertaken| details?)?`,
    example: 'in-plant training undertaken',
  },
  {
    kind: 'internships',
    phrase: `${training}(?:articleship|articleship experience|article ?ship training|articled training|live projects?)(?: undertaken| details?)?`,
    example: 'articleship experience',
    not: 'articles of association',
  },
  {
    kind: 'projects',
    phrase: `${project}(?:projects?|project works?|project details|projects undertaken|research projects|case studies|works? (?:executed|handled|completed))(?: undertaken| handled)?`,
    example: 'final year projects',
    not: 'project management skills in detail',
  },
  { kind: 'projects', phrase: `${project}(?:thesis|dissertation|research work|research|research experience)(?: undertaken| handled)?`, example: 'research work undertaken' },
  { kind: 'experience', phrase: `${work}(?:experience|work|work[- ]?ex|work experiences?|experiences|work history|work profile)`, example: 'relevant work experience' },
  { kind: 'experience', phrase: `${work}(?:jobs(?: held)?|practice|employment|employment history|employment details|employment record|professional background)`, example: 'employment history' },
  {
    kind: 'experience',
    phrase: `${work}(?:career history|career progression|professional journey|(?:record of )?service|service (?:record|history|details))`,
    example: 'professional journey',
  },
  { kind: 'experience', phrase: `${work}(?:experience details|experience summary|organi[sz]ational experience)`, example: 'organisational experience' },
  {
    kind: 'experience',
    phrase:
      '(?:present|current|previous|past|last)(?: (?:positions?|posts?|postings?|roles?|jobs?|assignments?|engagements?|employers?|occupation))' +
      '|current(?:ly)?|postings?|reporting|occupation|appointments?(?: held)?|posts? held',
    example: 'present position',
  },
  {
    kind: 'experience',
    phrase: 'entrepreneurship|entrepreneurial (?:ventures?|journey)|(?:business )?ventures?|own business|family business|what i (?:have done|did|do)|where i (?:have )?worked',
    example: 'entrepreneurial journey',
    not: 'entrepreneurship cell',
  },
  {
    kind: 'education',
    phrase:
      `${academic}(?:education|educational?|academics?|education (?:details|summary)|education qualifications?|school(?:ing)? (?:and|&) college` +
      '|schooling|academia|qualifications?|stud(?:y|ies)|studied at|where i (?:have )?studied)',
    example: 'my education',
  },
  { kind: 'education', phrase: `${academic}academic (?:profile|background|qualifications?|details|record|credentials|history|performance|achievements? table)`, example: 'academic record' },
  {
    kind: 'education',
    phrase: `${academic}(?:scholastics?|scholastic (?:record|profile|details|background)|educational (?:profile|background|details|credentials|history))`,
    example: 'scholastic background',
  },
  { kind: 'responsibility', phrase: 'positions? of (?:responsibility|responsibilities|leadership)|p\\.?o\\.?r\\.?s?|positions?(?: held)?', example: 'positions of responsibility' },
  { kind: 'responsibility', phrase: 'leadership|leadership (?:experience|roles?|positions?|and responsibilities|activities|skills)|student leadership', example: 'leadership roles' },
  { kind: 'responsibility', phrase: '(?:key )?responsibilities|roles? (?:and|&) responsibilities', example: 'role & responsibilities' },
  {
    kind: 'responsibility',
    phrase: 'volunteering|volunteer (?:experience|work)|volunteer|social work|community (?:service|work)|social service|social responsibility|social initiatives',
    example: 'volunteer work',
  },
  { kind: 'extracurricular', phrase: '(?:extra|co)[- ]?curricular(?:s| activities| achievements?| involvement| engagements?)?|extra[- ]?curriculars?', example: 'co-curricular activities' },
  {
    kind: 'extracurricular',
    phrase: 'activities|sports|sports activities|cultural activities|campus activities|campus life|college life|other activities|clubs|beyond academics|beyond work|campus involvement',
    example: 'beyond academics',
  },
  {
    kind: 'certifications',
    phrase: `${certified}(?:certifications?|certificates?|certification courses?|certified courses|licen[sc]es?|credentials|professional qualifications?)`,
    example: 'online certifications',
  },
  { kind: 'certifications', phrase: `${certified}(?:courses?|short courses?|coursework|courses undertaken|moocs?|professional development)`, example: 'relevant coursework' },
  { kind: 'certifications', phrase: `${certified}(?:trainings? (?:and|&) certifications?|certifications? (?:and|&) trainings?)`, example: 'trainings and certifications' },
  { kind: 'achievements', phrase: `${achieved}(?:achievements?|accomplishments?|worth mentioning|distinctions?|laurels|highlights|accolades)`, example: 'key achievements' },
  { kind: 'achievements', phrase: `${achieved}(?:awards?|hono[u]?rs?|recognitions?|awards (?:and|&) recognitions?|scholarships?|fellowships?)`, example: 'awards & recognitions' },
  { kind: 'achievements', phrase: `${achieved}(?:competitive exams?|test scores?|entrance exams?|competitions?)`, example: 'test scores' },
  { kind: 'skills', phrase: `${skilled}(?:skills?|skill ?set|competenc(?:y|ies)|proficienc(?:y|ies)|expertise|areas? of expertise|technical expertise|strengths?)`, example: 'core competencies' },
  {
    kind: 'skills',
    phrase: `${skilled}(?:technologies|tools|tools (?:and|&) technologies|it proficiency|software known|tech stack|software|computer knowledge|knowledge of computers?)`,
    example: 'tools and technologies',
  },
  { kind: 'skills', phrase: `${skilled}(?:languages|languages known)`, example: 'languages known' },
  { kind: 'hobbies', phrase: '(?:away from|outside) (?:work|office|the office|the desk)|after hours|off duty|likes?|(?:things )?i? ?like to do', example: 'away from work' },
  { kind: 'hobbies', phrase: '(?:personal |my |other |special )*(?:hobbies|hobby|interests?|areas? of interests?|passions?|pastimes?|leisure)', example: 'other interests' },
  { kind: 'summary', phrase: `${about}(?:summary|objective|profile|about me|about|profile summary|career objective|statement|introduction|snapshot|overview|bio)`, example: 'career objective' },
  { kind: 'other', phrase: 'personal(?: (?:details|information|profile|data|info|particulars))?|family(?: background)?|also|bio-?data|details', example: 'personal particulars' },
  { kind: 'other', phrase: 'declaration|references?|contact|contact (?:details|information|me|info)|links|social', example: 'contact details' },
  { kind: 'other', phrase: 'additional(?: (?:information|details))?|other (?:details|information)|miscellaneous|others?', example: 'additional information' },
]);
