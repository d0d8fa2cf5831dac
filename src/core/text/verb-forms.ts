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
