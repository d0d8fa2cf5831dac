import { lexicon, oneOf, raw } from '#core/text/lexicon.ts';

const relative = oneOf(
  'father|mother|papa|mummy|mom|mum|dad|parents?|brother|sister|grand ?father|grand ?mother|nana|nani|dada|dadi|thatha|paati',
  'uncle|aunt|cousin|husband|wife|son|daughter|child|baby|fianc[ée]e?|best friend|close friend|roommate',
);
const mine = raw`(?:my|our) (?:own |elder |younger |late |only |maternal |paternal )?${relative}`;
const died = oneOf(
  raw`passed (?:away|on)\b|died\b|expired\b|(?:is|was) no more\b|(?:took|ended) (?:his|her) (?:own )?life|committed suicide`,
);
const illness = oneOf(
  "cancer|tumou?r|leukaemia|leukemia|stroke|heart attack|cardiac arrest|kidney failure|paralysis|dementia|alzheimer[’']?s|parkinson[’']?s|schizophrenia",
  'brain h(?:ae|e)morrhage|covid pneumonia|a (?:serious|bad|terrible|fatal) accident|depression',
);
const forGood = raw`(?![’']s)(?! in the (?:crowd|mela|fair|market))(?=\s*(?:[.,;!]|$|(?:in|to|when|last|that|during|because|at|on|after|and)\b))`;
const inBed = oneOf(
  raw`diagnosed with|hospitali[sz]ed\b|admitted (?:in|to) (?:the )?(?:hospital|icu)|in (?:the )?(?:icu|coma)`,
  raw`on (?:a )?ventilator|bed-?ridden\b|paraly[sz]ed\b|(?:seriously|critically|terminally|very) (?:ill|sick)\b`,
);
const ill = oneOf(
  raw`(?:was|is|were|had been|has been|got|fell) ${inBed}`,
  raw`(?:had|has|got|suffered|developed) (?:from )?(?:a |an )?(?:major |severe |massive |second )?${illness}\b`,
);

/** A death, or a grave illness, of the candidate or of somebody near, told as something that happened. Sales may die and a match may be lost. */
export const losses = lexicon('letters', [
  {
    phrase: raw`${mine} (?:had |has |have |suddenly |then |also |only )*${died}`,
    example: 'My father passed away in my second year.',
    not: 'The project died in May.',
  },
  {
    phrase: raw`(?:i|we) (?:had |have |have also |also |then )?lost ${mine}${forGood}`,
    example: 'We lost my mother to Covid.',
    not: 'I lost my father’s trust.',
  },
  {
    phrase: raw`(?:death|demise|passing|funeral|last rites) of ${mine}|${mine}(?:[’']s) (?:sudden |untimely )?(?:death|demise|passing|funeral|last rites|cancer|chemotherapy|dialysis)`,
    example: 'After my mother’s death I came home.',
    not: 'The death of the old model was slow.',
  },
  {
    phrase: raw`${mine} (?:suddenly |also |then )?${ill}`,
    example: 'My mother was diagnosed with cancer.',
    not: 'My father was in the army.',
  },
  {
    phrase: raw`i (?:was|had been|got) (?:diagnosed with|hospitali[sz]ed\b|admitted (?:in|to) (?:the )?(?:hospital|icu)|bed-?ridden\b)`,
    example: 'I was diagnosed with tuberculosis that year.',
    not: 'I was admitted to the college.',
  },
  {
    phrase: raw`i (?:had|have had|got|suffered|developed) (?:from )?(?:a |an )?(?:major |severe )?${illness}`,
    example: 'I had a bad accident in March.',
    not: 'I had a good month.',
  },
  {
    phrase: raw`we lost (?:our|the|my) (?:baby|child)|(?:i|my wife|my sister) had a miscarriage`,
    example: 'We lost our baby.',
    not: 'We lost the tender.',
  },
]);

/** Whether an answer tells of such a loss or illness (rule SAFE-17). */
export const tellsOfLoss = (text: string): boolean => losses.pattern.test(text);
