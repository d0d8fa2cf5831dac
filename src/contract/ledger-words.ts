import type { ClaimStep, ShownClaim, Standing } from './ledger.ts';

/** Each standing as the candidate reads it. Of answers, never of the person. */
export const standingWords: Readonly<Record<Standing, { name: string; means: string }>> = {
  collapsed: {
    name: 'Taken back',
    means: 'Asked about it, you said it was not so. Leave it out, or bring what is true.',
  },
  in_conflict: {
    name: 'In conflict',
    means: 'Two things were said of it, and no answer says which is right. Decide before a panel asks.',
  },
  shaken: {
    name: 'Shaken',
    means:
      'Asked where it comes from or whether it holds, you could not back it. Find what it rests on, or say less.',
  },
  left_open: {
    name: 'Spoken about',
    means:
      'They asked about it. What became of it is not judged here: read the exchange as a panel would, and have one sentence ready.',
  },
  corrected: {
    name: 'Corrected',
    means: 'You set it right in your own words. Say it so from the start the next time.',
  },
  defended: {
    name: 'Defended',
    means: 'It was asked about, and your answer spoke to it with something of your own.',
  },
  untested: {
    name: 'Untested',
    means:
      'No question named these lines. Others may not have been asked about either: not every line is listed.',
  },
};

/** By whom a ledger was read: a model by its name, or code. */
export const readByWords = (model: string | null): string =>
  model === null
    ? 'Read by plain code, which finds what came up and what did not, and judges nothing. What it can place in neither is left out.'
    : `Read by ${model} from what was asked and answered, and judged a second time; each row’s words were checked to be yours. It may still misjudge.`;

/** Who says a step's words, and what they are. */
export const stepWords: Readonly<Record<ClaimStep['kind'], string>> = {
  asked: 'They asked',
  defended: 'You answered',
  no_ground: 'You answered',
  taken_back: 'You took it back',
  corrected: 'You put it right',
  conflicts: 'You said',
  left_open: 'You answered',
};

/** What a mark does, as it is true: only what the resume says is read by the next panel. */
export function markWords({ places, mark }: Pick<ShownClaim, 'places' | 'mark'>): string {
  if (!mark) return '';
  const onResume = places.filter((place) => place.by === 'resume');
  const inResume = onResume.find(({ untold }) => !untold);
  if (!inResume && onResume.length > 0) return 'Noted here. Panels are not told this line of your resume.';
  return inResume
    ? `Your next interview reads “${mark.becomes}” where your resume says “${inResume.text}”.`
    : 'Noted here. Your resume does not say the old one, so no later panel reads it.';
}
