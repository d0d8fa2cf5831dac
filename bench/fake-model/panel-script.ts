import type { FakeRequest } from './fake-model.ts';

type Task = {
  speaker: { voice: string };
  move: string;
  draft: string;
  maxWords: number;
  goesFor?: string;
  tactic?: string;
  interjects?: { on: string; disagrees: boolean };
  alreadySaid?: string;
};

/** How somebody comes to a question: what they put behind the words they take up, and before a topic of their own. */
type Manner = { behind: readonly string[]; before: readonly string[] };

/** By a habit that one person at a table has; the first that a voice names counts. None of it says anything about anybody: the guards let no remarks pass. */
const manners: readonly (readonly [habit: string, manner: Manner])[] = [
  [
    'numbers first',
    {
      behind: ['A claim, so far.', 'The figure first.', 'I am not convinced yet.'],
      before: ['Short, please.', 'The figure first.', 'Briefly, then.'],
    },
  ],
  [
    'asks who decided',
    {
      behind: ['Somebody wanted that.', 'I want the person in that.', 'That has somebody in it.'],
      before: ['My turn.', 'Quickly, then.', 'From my side.'],
    },
  ],
  [
    'asks what it cost',
    {
      behind: ['Put plainly, then.', 'In plain words, then.', 'That was not for nothing.'],
      before: ['In plain words.', 'Plainly, then.', 'A plain question.'],
    },
  ],
  [
    'asks what came next',
    {
      behind: ['I want to follow that.', 'I want to stay with that.', 'I want to know more of that.'],
      before: ['One more from me.', 'I want to know this.', 'My turn, perhaps.'],
    },
  ],
  [
    'follows incentives',
    {
      behind: ['That I take.', 'So far I follow.', 'I see the point.'],
      before: ['One thing, to start with.', 'A simple one.', 'Let us start there.'],
    },
  ],
  [
    'asks for the other side',
    {
      behind: ['One may think so.', 'I differ there.', 'Then the other side.'],
      before: ['Something else.', 'Slowly, then.', 'We have a moment.'],
    },
  ],
  [
    'likes worked examples',
    {
      behind: ['I stop at that word.', 'Slowly, then.', 'That word, once more.'],
      before: ['A narrow question.', 'One thing only.', 'One case, then.'],
    },
  ],
  [
    'starts from what you like',
    {
      behind: ['Let us stay there.', 'I begin to see it.', 'That I hear.'],
      before: ['Something near you.', 'Let us move slowly.', 'One for you.'],
    },
  ],
];
const otherwise: Manner = { behind: ['Let us stay there.'], before: ['Now this.'] };

const mannerOf = (voice: string): Manner =>
  manners.find(([habit]) => voice.includes(habit))?.[1] ?? otherwise;

function hashOf(text: string): number {
  let hash = 7;
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

const pick = (lines: readonly string[], draft: string): string => lines[hashOf(draft) % lines.length] ?? '';
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** A draft as the words it takes up, its first sentence, and what it does with them. */
function halvesOf(draft: string): { takenUp: string; rest: string } {
  const [takenUp = ''] = /^[^.?!]*(?:[.!]["”]?|”[:,])\s/.exec(draft) ?? [];
  const rest = draft.slice(takenUp.length);
  return { takenUp: takenUp.trim(), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** The words taken up as the speaker would begin with them: by the figure in them, or as they stand. */
function takeUp(takenUp: string, voice: string): string {
  const bare = takenUp.replace(/^You (?:said|say) (?=“)/, '').replace(/[:,]$/, '.');
  const figure =
    voice.includes('numbers first') && /\d[\d.,]*(?: per cent| %| lakh| crore)? \p{L}+/u.exec(bare)?.[0];
  return figure ? `${figure}.` : bare;
}

function interjection({ on, disagrees }: { on: string; disagrees: boolean }): string {
  return disagrees ? `I see it differently from ${on}.` : `My turn, ${on}.`;
}

/** Several ways to say it, the fullest first; the draft itself is the last. */
function wordings({ speaker, move, draft, goesFor = '', tactic = '', interjects }: Task): string[] {
  const { behind, before } = mannerOf(speaker.voice);
  if (/^(?:repeat|clarify)/.test(move))
    return [`${pick(['Once more.', 'Put simply.'], draft)} ${draft}`, draft];
  if (tactic.startsWith('rapid_fire')) return [draft];
  const { takenUp, rest } = halvesOf(draft);
  const opening = interjects ? `${interjection(interjects)} ` : '';
  if (!takenUp || move.startsWith('lead') || /^(?:evasion|contradiction)/.test(goesFor))
    return [`${opening || `${pick(before, draft)} `}${draft}`, draft];
  const own = takeUp(takenUp, speaker.voice);
  return [
    `${opening}${own} ${pick(behind, draft)} ${rest}`,
    `${opening}${own} ${rest}`,
    `${own} ${pick(behind, draft)} ${rest}`,
    draft,
  ];
}

/** Words a task as a competent panellist would, in the manner of who speaks: another person, other words for the same question. */
export function panelScript({ input }: Pick<FakeRequest, 'input'>): string {
  const task = input as Task | null;
  if (typeof task?.draft !== 'string') return '';
  if (task.alreadySaid) return halvesOf(task.draft).rest;
  return wordings(task).find((text) => wordCount(text) <= task.maxWords) ?? task.draft;
}
