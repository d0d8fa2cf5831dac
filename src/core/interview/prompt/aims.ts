import type { Move, TacticId } from '#contract/transcript.ts';
import type { Gap } from '#core/topics/gap.ts';
import { filled, joined, own, type Own } from '#core/prompt/own-words.ts';
import { topicTexts } from '#core/topics/topic-table.ts';

/** What a gap means to whoever words the question, and a line that goes for it. */
type Aim = { means: string; like: string };

/** Every gap a question can go for; `means` is repeated in the task. */
export const aims = {
  contradiction: {
    means: 'two things they said or wrote do not fit together; have it settled',
    like: 'Your page says five, you just said nine. Which is it?',
  },
  evasion: {
    means: 'the question was passed by; put it again, narrower',
    like: 'That was about the team. What did you sign?',
  },
  metric_source: {
    means: 'where the figure comes from: counted by whom, against what, over how long',
    like: 'Half the errors. Half of which month?',
  },
  own_part: {
    means: 'what they did or decided themselves, as against the team',
    like: 'We redesigned, you say. Which line of it is your hand?',
  },
  result: {
    means: 'what came of it, and how one could tell',
    like: 'And in the week after, what was different at the counter?',
  },
  size: { means: 'how big, how many, how long', like: 'A large order. Large by what measure?' },
  real_instance: {
    means: 'one time it really happened, instead of what one usually does',
    like: 'Leave the usual. Which day was it last?',
  },
  vague_word: {
    means: 'what a big or worn word stands for in their case',
    like: '“Synergy.” Who did what differently on Monday?',
  },
  other_side: {
    means: 'the best case against their own view',
    like: 'On what ground would that mandi call you wrong?',
  },
  application: { means: 'where the idea is of use', like: 'Where would a shopkeeper meet that curve?' },
  limit: {
    means: 'where it stops being true or stops working',
    like: 'How small must the sample be before you distrust it?',
  },
  alternative: {
    means: 'what else could have been done, and why it was not',
    like: 'What was the second-best way?',
  },
  failure_case: {
    means: 'the case in which it breaks',
    like: 'On which night would your check have stayed silent?',
  },
  learning: {
    means: 'what they took from it into the next thing',
    like: 'Where did you do it differently the next time?',
  },
  reason: { means: 'why: the ground of a choice or a belief', like: 'Why the night shift and not the day?' },
  explain_hook: {
    means: 'a thing they named that a listener does not know',
    like: 'A float valve. Explain it to a banker.',
  },
  cheaper_way: {
    means: 'a cheaper or shorter way to the same end',
    like: 'Suppose an evening course did that. What would it leave out?',
  },
  cost: { means: 'what it cost, in money, time or goodwill', like: 'Who lost a Sunday for that?' },
  stakeholder: {
    means: 'who else was touched, above all who lost by it',
    like: 'Who had to explain the delay to the farmer?',
  },
  example: { means: 'one concrete case', like: 'One customer, please. Which?' },
  find_out: {
    means: 'how they would find out what they do not know, or a nearer thing they do know',
    like: 'Who would be the first you ask?',
  },
  twist: {
    means: 'the same case with one thing made harder',
    like: 'Suppose the vendor were your cousin. What changes?',
  },
} as const satisfies Record<Gap, Aim>;

/** How a tactic is played, and where it stops; repeated in the task. */
export const tacticLimits = {
  interrupt: 'cut in with one sharper question; no word about how long they spoke',
  disbelief: 'doubt the figure or claim itself, never their honesty',
  rapid_fire: 'one very short question, eight words at most, no opening',
  silence: 'say almost nothing',
  contradiction: 'set the two statements side by side; they really differ, so do not sharpen them',
  belittle_answer: 'say the answer is obvious or general, never that they are; then ask for their own',
  alternative_path: 'argue for another road than the degree, from what they said; not from what they are',
  devils_advocate: 'take the opposite stand on the matter, in one clause, and have it answered',
  marks_jab: 'press the dip in the record as a fact to be explained; no word on ability',
  expert_challenge: 'one level deeper into their own claim, without stating any fact yourself',
} as const satisfies Record<TacticId, string>;

/** What the speaker does with this turn; repeated in the task. */
export const moveWords: Partial<Record<Move, Own>> = {
  lead: own('open the topic'),
  probe: own('follow the last answer, to know more'),
  challenge: own('follow the last answer, to test it'),
  clarify: own('put the present question in easier words'),
  repeat: own('put the same question again, shorter'),
};

/** What each topic is for, and where words about it must stop, as the instructions print it. */
export function topicLines(): Own[] {
  const cards = Object.values(topicTexts).flatMap(({ card }) => card ?? []);
  const names = Map.groupBy(cards, ({ about }) => about);
  return [
    own('# The topics'),
    own(
      'Where a topic is opened, begin in the middle of it, with something of this applicant. Where it goes on, stay on the thread.',
    ),
    ...[...names].map(
      ([about, same]) =>
        filled`- ${joined(
          same.map(({ name }) => name),
          ', ',
        )}: ${about}`,
    ),
  ];
}

/** The list of aims as the instructions print it. */
export function aimLines(): Own[] {
  return [
    own('# What a question can be after'),
    own(
      'Each of these is something an answer may leave open. The line after the arrow was said to another applicant and shows how directly it can be asked; its content is not yours to use.',
    ),
    ...(Object.keys(aims) as Gap[]).map(
      (gap) => filled`- ${own(gap)}: ${own(aims[gap].means)} → ${own(aims[gap].like)}`,
    ),
  ];
}

/** The tactics a style allows, as the instructions print them. */
export function tacticLines(tactics: readonly TacticId[]): Own[] {
  return [
    own('# Tactics and their limits'),
    own(
      'A task names at most one. Where it names none, no pressure is added. A tactic is aimed at words, numbers and plans; it ends with the turn.',
    ),
    ...tactics
      .filter((tactic) => tactic !== 'silence')
      .map((tactic) => filled`- ${own(tactic)}: ${own(tacticLimits[tactic])}`),
  ];
}
