import type { FakeRequest } from './fake-model.ts';
import { fencedLines } from './fenced-lines.ts';

/** A task as it is sent: words of people are ids of lines of data. */
type Sent = {
  speaker: { voice: string };
  move: string;
  seeks: string;
  maxWords: number;
  mustNotAsk: { asked: readonly string[] };
  answer?: string;
  known?: readonly string[];
  isWritten?: true;
  question?: string;
  case?: string;
  sideBySide?: readonly string[];
  tactic?: string;
  interjects?: { on: string };
  alreadySaid?: string;
};

/** What is sent of a turn that may stay or go; what stands beside the two ways belongs to both. */
type Choice = Partial<Sent> & { choose?: { stay: Partial<Sent>; go: Partial<Sent> } };

/** The same task with the words that its ids stand for. */
type Task = {
  speaker: { voice: string };
  move: string;
  seeks: string;
  maxWords: number;
  mustNotAsk: { asked: readonly string[] };
  /** The sentence of the answer that tells most. */
  takesUp: string;
  known: readonly string[];
  question: string;
  case: string;
  sideBySide: readonly string[];
  tactic: string;
  interjects: { on: string } | null;
  alreadySaid: string;
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

const pick = (lines: readonly string[], seed: string): string => lines[hashOf(seed) % lines.length] ?? '';
const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What may be asked of anything that was said: short, so that it can only be about what stands before it. */
const followUps: readonly string[] = [
  'Who was against that?',
  'What did that cost?',
  'Who checked it?',
  'How do you know that?',
  'What was it before that?',
  'Where would that break?',
  'Whose idea was it?',
  'What came after that?',
  'Who paid for it?',
  'What did you leave out of it?',
  'Which figure there did you doubt most?',
  'Who would tell it another way?',
  'When did you first see that?',
  'How long did it hold?',
  'What would you change there now?',
  'Why that way round?',
  'Who lost by it in the end?',
  'What made you so sure?',
  'Which part of it was luck?',
  'How many people knew of it?',
  'Where is it written down?',
  'What did they say to that at home?',
  'Could somebody else have done it?',
  'Which step took longest there?',
  'What were you afraid of in it?',
  'Would you sign it again?',
  'Who asked you for that?',
  'What was the second-best way?',
  'How does it look on an ordinary day?',
  'Did anybody use it afterwards?',
  'What was the first sign of it?',
  'Which other explanation did you rule out?',
  'Who had to agree before that?',
  'How much of it was your own doing?',
  'What happens to it now?',
  'Which day decided it?',
  'What would you tell the next person there?',
  'Why had nobody done it earlier?',
];
const leads: readonly string[] = [
  'Which day of it would you have again?',
  'What in it was yours to decide?',
  'Who else could have told us about it?',
  'What is the part nobody sees?',
  'Where did it go otherwise than planned?',
  'What would you drop from it first?',
  'Who taught you most in it?',
  'Why that and not something else?',
  'What do outsiders take it for?',
  'How would you begin it today?',
  'Who was least happy about it?',
  'Which number in it do you trust?',
  'When did you want to give it up?',
  'What did you believe before it?',
  'How do you explain it to a child?',
  'Whom would you send there next?',
  'What stayed behind when you left?',
  'Did it change how you argue?',
  'Which rule did you bend for it?',
  'What was the quietest week of it?',
  'Who noticed first when it went wrong?',
  'Which habit of yours comes from there?',
  'What would a critic say of it?',
  'How much of it could a beginner do?',
  'Which decision there took you longest?',
  'What did you have to learn alone?',
  'Where did you disagree with the others?',
  'What was harder than it looks on paper?',
  'Which small part of it matters most?',
  'How did you know that it worked?',
  'What would break if nobody did it?',
  'Whose advice on it did you ignore?',
  'What were the first two weeks like?',
  'Which of its results surprised you?',
  'What did it teach you about money?',
  'How would you measure it?',
];

/** A few words of a sentence that can be said again: its figure with what is counted, or how it begins. */
function takeUp(says: string, voice: string): string {
  const figure =
    voice.includes('numbers first') && /\d[\d.,]*(?: per cent| %| lakh| crore)? \p{L}+/u.exec(says)?.[0];
  const begins = says
    .replace(/[.?!…]+$/u, '')
    .split(/\s+/)
    .slice(0, 9)
    .join(' ');
  return figure ? `${figure}.` : `“${begins}”.`;
}

const interjection = ({ on }: { on: string }): string => `My turn, ${on}.`;

/** A question of a list that was not asked yet. */
function fresh(questions: readonly string[], { mustNotAsk, ...task }: Task): string {
  const left = questions.filter((question) => mustNotAsk.asked.every((asked) => !asked.includes(question)));
  return pick(left.length > 0 ? left : questions, JSON.stringify(task));
}

/** Several ways to say it, the fullest first. */
function wordings(task: Task): string[] {
  const { speaker, move, takesUp, known, question, tactic, interjects } = task;
  const seed = JSON.stringify(task);
  const { behind, before } = mannerOf(speaker.voice);
  if (question) return [`${pick(['Once more.', 'Put simply.'], seed)} ${question}`, question];
  if (move.startsWith('lead')) {
    const [about = task.case] = known;
    const asks = fresh(leads, task);
    return [`${about ? `${about.replace(/[.?!]*$/, '.')} ` : `${pick(before, seed)} `}${asks}`, asks];
  }
  const asks = fresh(followUps, task);
  if (tactic.startsWith('rapid_fire')) return [asks];
  const opening = interjects ? `${interjection(interjects)} ` : '';
  const [first, second] = task.sideBySide;
  if (first && second)
    return [`“${first}” and “${second}”. Which of the two is it?`, 'Which of the two is it?'];
  const own = takeUp(takesUp, speaker.voice);
  if (!takesUp) return [`${opening || `${pick(before, seed)} `}${asks}`, asks];
  return [
    `${opening}${own} ${pick(behind, seed)} ${asks}`,
    `${opening}${own} ${asks}`,
    `${own} ${asks}`,
    asks,
  ];
}

/** The sentence of an answer with a figure or a name in it, of those that can be said again; the first where none has. */
function telling(answer: string): string {
  const sentences = answer
    .split(/(?<=[.?!])\s+/)
    .filter((one) => wordCount(one) >= 4 && wordCount(one) <= 24);
  return (
    sentences.find((one) => /\d/.test(one)) ??
    sentences.find((one) => /\s\p{Lu}\p{Ll}/u.test(one)) ??
    sentences[0] ??
    ''
  );
}

/** Two of three answers are left for the next question, by their words. */
const stays = (answer: string): boolean => hashOf(answer) % 3 === 0;

function readTask(sent: Partial<Sent>, promptText: string): Task | null {
  const { speaker, move, seeks, maxWords } = sent;
  if (!speaker || move === undefined || typeof seeks !== 'string' || maxWords === undefined) return null;
  const word = wordsOf(promptText);
  return {
    speaker: { voice: speaker.voice },
    move,
    seeks,
    maxWords,
    mustNotAsk: { asked: (sent.mustNotAsk?.asked ?? []).map(word) },
    takesUp: move.startsWith('lead') ? '' : telling(word(sent.answer)),
    known: (sent.known ?? []).map(word),
    question: word(sent.question),
    case: word(sent.case),
    sideBySide: (sent.sideBySide ?? []).map(word),
    tactic: sent.tactic ?? '',
    interjects: sent.interjects ?? null,
    alreadySaid: word(sent.alreadySaid),
  };
}

/** What the ids of a prompt stand for. */
function wordsOf(promptText: string): (id: string | undefined) => string {
  const says = new Map(
    fencedLines({ promptText }).map(({ id, turn, says: words }) => [id ?? turn, String(words)]),
  );
  return (id) => (id && says.get(id)) ?? '';
}

function wordsFor(sent: Partial<Sent>, promptText: string): string {
  const task = readTask(sent, promptText);
  if (!task) return '';
  if (task.alreadySaid) return fresh(followUps, task);
  return wordings(task).find((text) => wordCount(text) <= task.maxWords) ?? fresh(followUps, task);
}

/** Words a task as a competent panellist would, in the manner of who speaks: another person, other words for the same brief. Where it may choose, it stays with some answers. */
export function panelScript({ input, promptText }: Pick<FakeRequest, 'input' | 'promptText'>): string {
  const { choose, ...shared } = (input ?? {}) as Choice;
  if (!choose) return wordsFor(shared, promptText);
  const [word, way] = stays(wordsOf(promptText)(shared.answer)) ? ['STAY', choose.stay] : ['GO', choose.go];
  return `${word} ${way.isWritten ? '' : wordsFor({ ...shared, ...way }, promptText)}`.trim();
}
