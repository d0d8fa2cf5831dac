import { oneOf, raw } from '#core/text/lexicon.ts';
import { namesOrganisation } from './role-words.ts';

/** Functions and departments of a firm, which none is named after. */
const functions = oneOf(
  'operations?|finance|financ(?:e|ial) planning|accounts?|accounting|accounts payable|sales|marketing|business development|key accounts?|dealer (?:network|development)',
  raw`hr|human resources?|hr ?ops|talent acquisition|recruitment|people operations|admin(?:istration)?|payroll|industrial relations`,
  raw`audit(?:s|ing)?|tax(?:ation)?|gst|compliance|risk|risk management|treasury|forex|credit|legal|secretarial|investor relations|costing|budgeting`,
  raw`production|manufacturing|assembly|quality|quality (?:assurance|control)|qa|qc|testing|maintenance|utilities|projects?|planning|ppc|safety|ehs|hse`,
  raw`supply chain|supply chain management|scm|logistics|procurement|purchas(?:e|ing)|sourcing|stores|warehous(?:e|ing)|inventory|distribution|dispatch|exports?|imports?`,
  raw`strategy|corporate strategy|r ?(?:&|and) ?d|research (?:&|and) development|engineering|design|product|product (?:management|development)|innovation`,
  raw`it|information technology|software development|development|infrastructure|data|data (?:science|engineering|analytics)|analytics|business intelligence|cyber ?security|security`,
  raw`customer (?:service|support|care|success|experience|relations)|after[- ]sales|service|public relations|pr|communications?|corporate communications?|brand(?:ing)?|content|growth`,
  raw`merchandising|training|learning (?:&|and) development|l ?& ?d|front office|housekeeping|food (?:&|and) beverages?|f ?& ?b|collections?|underwriting|claims|retail|e-?commerce`,
);
const kinds = oneOf(
  raw`corporate|commercial|digital|field|plant|regional|zonal|branch|retail|internal|external|statutory|direct|indirect|inside|institutional|channel`,
  raw`technical|financial|strategic|global|domestic|international|central|general|business|social media|electrical|mechanical|process|milk|network`,
);
const joint = raw`\s*(?:&|,|/|\band\b)\s*`;
const one = raw`(?:${kinds}\s+){0,2}${functions}`;
const department = new RegExp(
  raw`^${one}(?:${joint}${one}){0,4}(?:\s+(?:dep(?:artmen)?t\.?|division|function|team|cell|vertical))?$`,
  'i',
);

/** A part of a hospital, a bank or a plant. */
const ward =
  /\b(?:wards?|icu|iccu|nicu|opd|operation theatre|casualty|unit|section|wing|desk|branch)(?:\s+(?:no\.?\s*)?\w{1,3})?$/i;

/** Whether the text is a function of a firm or several joined ("Operations & Finance", "HR and Admin"), and so no firm. */
export const isDepartment = (text: string): boolean =>
  department.test(text.trim()) || (ward.test(text.trim()) && !namesOrganisation(text));
