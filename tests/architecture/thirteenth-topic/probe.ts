import { type Style, styles } from '#contract/styles.ts';
import { type TopicId, topicIds } from '#contract/topics.ts';
import { planAgenda } from '#core/interview/plan/agenda.ts';
import { topicLines } from '#core/interview/prompt/aims.ts';
import { engineer, fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { finishTopic, prepareTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { rubricHash } from '#core/scoring/rubric.ts';
import type { Place, Topic } from '#core/topics/topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';

// Runs in a copy of the sources that knows one topic more, and prints what became of it.
const topicId = process.argv[2] as TopicId;
const topic: Topic = topicTable[topicId];
const seeds = Array.from({ length: 12 }, (_, index) => index * 104_729);
const places: readonly Place[] = [
  { kind: 'major', widestFor: null },
  { kind: 'motive' },
  { kind: 'world' },
  { kind: 'thought' },
  { kind: 'personal', drawnBy: null },
  { kind: 'personal', drawnBy: 'hobby' },
];
/** All topics but the closing and composure. */
const plannable = topicIds.length - 2;

/** Whether every agenda has the topic, on it or in reserve, and the others still. */
function isAlwaysPlanned(place: Place): boolean {
  topic.plan.place = place;
  const settings = fictionalCandidates.flatMap(({ profile, facts }) =>
    seeds.flatMap((seed) => styles.map((style) => ({ seed, style, profile, facts }))),
  );
  return settings.every((setting) => {
    const { items, spare } = planAgenda({ ...setting, statement: '', targetSchools: [] });
    const planned = new Set([...items, ...spare].map((item) => item.topicId));
    return planned.has(topicId) && planned.size === plannable;
  });
}

/** What becomes of the topic in a whole interview. */
function playedIn(style: Style, seed: number): { asked: boolean; score: number | null } {
  const { profile, facts } = engineer;
  const transcript = simulateInterview(engineer, style, seed, 'strong').state.turns;
  const contradictedTurns = new Set<string>();
  const input = { transcript, topicId, profile, facts, contradictedTurns, tactics: [], style };
  const prepared = prepareTopic(input, true);
  const { feedback } =
    prepared.kind === 'done'
      ? prepared.assessed
      : finishTopic(input, prepared.topic, readPlainly(prepared.topic), {
          kind: 'offline',
          calibration: null,
        });
  return { asked: transcript.some((turn) => turn.topicId === topicId), score: feedback.score };
}

const planned = places.map((place) => isAlwaysPlanned(place));
topic.plan.place = { kind: 'thought' };
const played = styles.flatMap((style) => seeds.slice(0, 6).map((seed) => playedIn(style, seed)));
process.stdout.write(
  JSON.stringify({
    planned,
    asked: played.every(({ asked }) => asked),
    scored: played.some(({ score }) => score !== null && score > 0),
    inThePrompt: topicLines().some((line) => line === `- ${topic.card?.name}: ${topic.card?.about}`),
    rubricHash,
  }),
);
