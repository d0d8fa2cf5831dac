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

/** By a habit that one person at a table has; the first that a voice names counts. */
const manners: readonly (readonly [habit: string, manner: Manner])[] = [
  [
    'numbers first',
    {
      behind: ['I would like to see that counted.', 'That I do not see yet.', 'A claim, so far.'],
      before: ['Straight to it.', 'Briefly.', 'No preamble.'],
    },
  ],
  [
    'asks who decided',
    {
      behind: [
        'Somebody had to decide that.',
        'There is a person behind that.',
        'That did not happen by itself.',
      ],
      before: ['My turn.', 'Quickly.', 'Off the page, please.'],
    },
  ],
  [
    'asks what it cost',
    {
      behind: ['Somebody paid for that.', 'Put it in plain words.', 'That was not free.'],
      before: ['Plain words will do.', 'On an ordinary day, then.', 'From my side of the table.'],
    },
  ],
  [
    'asks what came next',
    {
      behind: ['I keep wondering about that.', 'I would like to follow that further.', 'That stays with me.'],
      before: ['May I come in here.', 'I am curious.', 'Tell me this.'],
    },
  ],
  [
    'follows incentives',
    {
      behind: ['That I take as given.', 'Granted.', 'So far I follow.'],
      before: ['Let us look at you.', 'A simple one.', 'One thing, to begin with.'],
    },
  ],
  [
    'asks for the other side',
    {
      behind: ['One may see it that way.', 'I have heard the opposite.', 'Let us turn that round.'],
      before: ['Something else.', 'We have time for this.', 'Calmly, then.'],
    },
  ],
  [
    'likes worked examples',
    {
      behind: ['One step at a time.', 'Let us take that slowly.', 'I stop at that word.'],
      before: ['Let me be exact.', 'A narrow question.', 'One thing only.'],
    },
  ],
  [
    'starts from what you like',
    {
      behind: ['Let us stay there a little.', 'I begin to see it.', 'I see it before me.'],
      before: ['Let me begin with you.', 'No hurry with this one.', 'Something nearer to you.'],
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
  return disagrees ? `I see it otherwise than ${on}.` : `If ${on} permits.`;
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
