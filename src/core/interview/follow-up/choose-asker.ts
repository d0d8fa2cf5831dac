import type { TacticId } from '#contract/transcript.ts';
import type { HeardAnswer } from './heard-answer.ts';
import type { Interjection } from '#core/interview/directive.ts';
import { memberInSeat } from '#core/interview/panel.ts';
import type { Stem } from '#core/interview/questions/question.ts';
import type { Gap } from '#core/topics/gap.ts';
import { hashSeed } from '#core/interview/seeded-choice.ts';
import {
  type ConductorState,
  mannerOf,
  questionCount,
  type Setting,
  type Thread,
  turnShareOf,
} from '#core/interview/state.ts';

type Exchange = { state: ConductorState; setting: Setting; thread: Thread; heard: HeardAnswer };

const interjectionEvery = 5;

/** Gaps on which two sensible people at a table may differ; the rest is a matter of what was said. */
const debatable: readonly Gap[] = [
  'other_side',
  'alternative',
  'cheaper_way',
  'failure_case',
  'limit',
  'cost',
  'reason',
  'twist',
  'stakeholder',
  'metric_source',
];

/** Below this part of what the panel has said a panellist begins next: well above the fifth, since others still speak (rule PANEL-4). */
const quietShare = 0.33;
/** Below this part they put the next word in. */
const leastShare = 0.25;
const firstFairQuestion = 7;
const heardTurns = 6;

/** Who begins something new: the seat it belongs to, unless a colleague who could ask it as well has hardly spoken (rules PANEL-2, PANEL-4). */
export function chooseLeader(state: ConductorState, { seat, key }: Pick<Stem, 'seat' | 'key'>): string {
  const seated = memberInSeat(state.panel, seat);
  if (key || state.turns.length < heardTurns) return seated.id;
  const [quietest = seated] = state.panel.toSorted(
    (a, b) => turnShareOf(state, a.id) - turnShareOf(state, b.id),
  );
  return turnShareOf(state, quietest.id) < quietShare ? quietest.id : seated.id;
}

/** Another panellist puts a word in where the gap is theirs, at most once in five questions (rule PACE-6). */
function askerOf({ state, setting, thread }: Exchange, gap: Gap, tactic: TacticId | null): string {
  if (tactic === 'marks_jab') return memberInSeat(state.panel, 'subject').id;
  const question = questionCount(state) + 1;
  if (question - state.lastInterjection < interjectionEvery) return thread.speakerId;
  const others = state.panel.filter((m) => m.id !== thread.speakerId);
  const quiet = others.find((m) => turnShareOf(state, m.id) < leastShare);
  if (quiet && question > firstFairQuestion) return quiet.id;
  const other = others.find((m) => m.listensFor.includes(gap));
  return other && hashSeed(setting.seed, `interject ${question}`) % 3 !== 0 ? other.id : thread.speakerId;
}

/** In Grill three of five interjections on a debatable gap disagree with the colleague, else one of four; none does over an answer that was none. */
function disagrees({ state, setting, heard }: Exchange, gap: Gap, tactic: TacticId | null): boolean {
  if (heard.nonAnswer || tactic === 'silence' || !debatable.includes(gap)) return false;
  const pressing = mannerOf(state, setting) === 'grill';
  const hash = hashSeed(setting.seed, `disagree ${questionCount(state) + 1}`);
  return pressing ? hash % 5 < 3 : hash % 4 === 0;
}

/** Who puts a follow-up for this gap, and whether they take it over from the panellist whose thread it is. */
export function chooseAsker(
  heard: Exchange,
  gap: Gap,
  tactic: TacticId | null,
): { speakerId: string; interjects: Interjection | null } {
  const speakerId = askerOf(heard, gap, tactic);
  const on = heard.thread.speakerId;
  if (speakerId === on) return { speakerId, interjects: null };
  return { speakerId, interjects: { on, disagrees: disagrees(heard, gap, tactic) } };
}
