import { stem } from './stem.ts';

/** Forms that an ending does not make, after their verb. */
const forms = [
  'be was were been is are am',
  'have has had',
  'do did done does',
  'go went gone goes',
  'give gave given',
  'make made',
  'take took taken',
  'get got gotten',
  'come came',
  'see saw seen',
  'say said',
  'tell told',
  'speak spoke spoken',
  'think thought',
  'know knew known',
  'find found',
  'keep kept',
  'leave left',
  'put put',
  'bring brought',
  'buy bought',
  'sell sold',
  'teach taught',
  'write wrote written',
  'build built',
  'lead led',
  'run ran',
  'begin began begun',
  'hold held',
  'lose lost',
  'win won',
  'pay paid',
  'send sent',
  'spend spent',
  'choose chose chosen',
  'rise rose risen',
  'fall fell fallen',
  'grow grew grown',
  'draw drew drawn',
  'drive drove driven',
  'break broke broken',
  'ring rang rung',
  'show shown showed',
  'meet met',
  'deal dealt',
  'forbid forbade forbidden',
  'lay laid',
  'mean meant',
  'learn learnt learned',
  'understand understood',
  'owe owed',
  'sit sat',
  'stand stood',
];
/** Verbs that are one act in other words. None of a row claims more than another of it: to lead, to train or to hire stand in no row with less. */
const rows = [
  'find notice see discover spot observe realise learn',
  'go visit travel',
  'call phone ring telephone',
  'put fit install place mount',
  'stop abandon discontinue halt',
  'match compare check measure count track chart record log',
  'make build create write set prepare',
  'schedule plan',
  'refuse reject decline',
  'object oppose resist protest',
  'show argue demonstrate prove present',
  'correct fix repair mend',
  'buy purchase',
  'start begin open',
  'hold keep retain',
  'estimate calculate compute',
  'earn make',
  'rent let',
  'photograph picture shoot',
  'tell inform explain report',
  'forbid prohibit ban',
  'owe due',
  'delay postpone defer',
  'split divide separate',
  'come turn',
];

const baseOf = new Map(
  forms.flatMap((row) => {
    const [base = '', ...others] = row.split(' ');
    return [base, ...others].map((form) => [form, base] as const);
  }),
);
/** The verb a form is of, as a stem. */
export const verbOf = (key: string): string => {
  const base = baseOf.get(key);
  return base ?? baseOf.get(stem(key)) ?? stem(key);
};
const classes = rows.map((row) => new Set(row.split(' ').map(verbOf)));

/** A form that tells of what happened: it is none of the base's. */
export const isPast = (key: string): boolean =>
  /\p{L}{2}ed$/u.test(key) || (baseOf.has(key) && baseOf.get(key) !== key);

const opposites = [
  ['refuse reject decline deny', 'give grant accept approve allow agree'],
  ['lose fail miss', 'win pass clear get gain'],
  ['raise increase rise grow', 'cut reduce lower fall drop'],
  ['start open begin', 'stop close shut end'],
  ['hire appoint', 'fire dismiss'],
  ['buy', 'sell'],
  ['keep', 'remove drop'],
].map((pair) => pair.map((row) => new Set(row.split(' ').map(verbOf))));

/** Whether two verbs, as stems of `verbOf`, undo one another. */
export const isOpposite = (a: string, b: string): boolean =>
  opposites.some(([one, other]) => (one?.has(a) && other?.has(b)) || (one?.has(b) && other?.has(a)));

/** Whether two verbs, as stems of `verbOf`, are one act in other words. */
export const sameAct = (a: string, b: string): boolean =>
  a === b || classes.some((row) => row.has(a) && row.has(b));

/** The forms a word could have been said in where another of its row stands for it. */
export function actsLike(key: string): readonly string[] {
  const verb = verbOf(key);
  return classes.flatMap((row) => (row.has(verb) ? [...row] : []));
}
