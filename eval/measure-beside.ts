import type { ResumeFact } from '#contract/resume.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { hashSeed, orderSeeded, pickSeeded } from '#core/interview/seeded-choice.ts';
import { areBeside, type BesideSigns, besideSigns } from '#core/relevance/beside-question.ts';
import { tellingStems } from '#core/relevance/off-topic.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { wordCount, wordsOf } from '#core/text/words-of.ts';
import { fooledSplits, readFooled } from './read-fooled.ts';
import { readTranscripts, recordOf } from './read-transcripts.ts';

/** A topic of an interview: its questions with the answers, and who gave them. */
type Asked = {
  id: string;
  person: string;
  topicId: TopicId;
  profile: CandidateProfile;
  facts: readonly ResumeFact[];
  answers: readonly ScoredAnswer[];
};
type Swapped = Asked & { whose: string; panel: string };

const longWords = 40;
const perTopic = 4;

/** Topics of the honest interviews of the gold set that the rule can hold: answered twice or more, and not by anything at all. */
function honestTopics(folder: string): Asked[] {
  const gold = readTranscripts(folder).map((one) => ({
    id: one.id,
    person: one.profile,
    record: recordOf(one),
  }));
  const written = fooledSplits
    .flatMap((split) => readFooled(folder, split).interviews)
    .filter(({ kind }) => kind.startsWith('honest'))
    .map(({ id, record }) => ({ id, person: id, record }));
  return [...gold, ...written].flatMap(({ id, person, record: { transcript, profile, facts } }) =>
    [...new Set(transcript.map(({ topicId }) => topicId))].flatMap((topicId): Asked[] => {
      const { answers } = gatherTopic({ transcript, topicId, profile, facts });
      return answers.length < 2 || topicTable[topicId].field === null
        ? []
        : [{ id: `${id} ${topicId}`, person, topicId, profile, facts, answers }];
    }),
  );
}

/** A topic's questions with other answers under them. */
function withAnswers(topic: Asked, exchanges: readonly (readonly [asked: string, said: string])[]): Asked {
  const { topicId, profile, facts } = topic;
  const at = { topicId, startedAtMs: 0, endedAtMs: 0 };
  const transcript = exchanges.flatMap(([asked, said], index): Turn[] => [
    { ...at, id: `T${index * 2 + 10}`, role: 'panel', move: index === 0 ? 'lead' : 'probe', text: asked },
    { ...at, id: `T${index * 2 + 11}`, role: 'candidate', source: 'typed', text: said },
  ]);
  return { ...topic, answers: gatherTopic({ transcript, topicId, profile, facts }).answers };
}

/** A question that comes back to a word of the first one. */
function comingBack(question: string, seed: string): string {
  const telling = wordsOf(question).filter(({ key }) => tellingStems(key).size > 0);
  return `And the ${pickSeeded(telling, seed, 'word')?.text ?? 'question'}?`;
}

const whoses: Record<string, (topic: Asked, other: Asked) => boolean> = {
  'other topics of the same person': (topic, other) =>
    other.person === topic.person && other.topicId !== topic.topicId,
  'the same topic of others': (topic, other) =>
    other.person !== topic.person && other.topicId === topic.topicId,
};
const panels: Record<string, (question: string, first: string, seed: string) => string> = {
  'goes on': (question) => question,
  'comes back': (_, first, seed) => comingBack(first, seed),
};

/** The topics with long answers to other questions in place of their own. Whoever means to speak of something else begins no reply, so that such answers are left out. */
function swappedTopics(topics: readonly Asked[]): Swapped[] {
  const stories = topics.map((topic) => ({
    topic,
    texts: topic.answers
      .map(({ text }) => text)
      .filter((text) => wordCount(text) >= longWords)
      .filter((text) => besideSigns([{ text, question: '' }])[0]?.toThePoint === false),
  }));
  return topics.flatMap((topic) =>
    Object.entries(whoses).flatMap(([whose, fits]) =>
      Object.entries(panels).flatMap(([panel, ask]) =>
        Array.from({ length: perTopic }, (_, turn): Swapped[] => {
          const seed = `${topic.id} ${whose} ${panel} ${turn}`;
          const others = stories.filter((one) => fits(topic, one.topic)).flatMap(({ texts }) => texts);
          const said = orderSeeded(others, seed, 'answers').slice(0, topic.answers.length);
          const questions = topic.answers.map(({ question }) => question);
          const exchanges = said.map(
            (text, at) =>
              [
                at === 0 ? (questions[0] ?? '') : ask(questions[at] ?? '', questions[0] ?? '', seed + at),
                text,
              ] as const,
          );
          return said.length < 2 ? [] : [{ ...withAnswers(topic, exchanges), whose, panel }];
        }).flat(),
      ),
    ),
  );
}

const isHeld = ({ topicId, answers }: Asked): boolean => areBeside(topicId, answers);
type Sign = { sign: string; honest: string; beside: string; logarithm: string };

/** How often each sign is met in honest answers and in those beside, with the logarithm of the ratio: echoes where an answer does not come to the point, what the panel does where it goes on. */
function signRows(honest: readonly Asked[], beside: readonly Asked[]): Sign[] {
  type Shows = (one: BesideSigns) => boolean;
  const row = (sign: string, shows: Shows, among: Shows = () => true, end?: number): Sign => {
    const share = (topics: readonly Asked[]): number => {
      const some = topics.flatMap(({ answers }) => besideSigns(answers).slice(0, end)).filter(among);
      return (some.filter(shows).length + 0.5) / (some.length + 1);
    };
    const [fair, swapped] = [share(honest), share(beside)];
    const logarithm = Math.log(swapped / fair).toFixed(2);
    return { sign, honest: fair.toFixed(3), beside: swapped.toFixed(3), logarithm };
  };
  const open: Shows = ({ toThePoint }) => !toThePoint;
  return [
    row('not to the point', open),
    ...(['none', 'some', 'untold'] as const).map((echo) =>
      row(`echo: ${echo}`, (one) => one.echo === echo, open),
    ),
    row('unmet', ({ unmet }) => unmet),
    ...(['comes_back', 'takes_up', 'neither'] as const).map((panel) =>
      row(`panel: ${panel}`, (one) => one.panel === panel, undefined, -1),
    ),
  ];
}

type Half = {
  honest: number;
  wronged: string[];
  swapped: { answers: string; panel: string; topics: number; held: number }[];
};

/** What the rule finds and wrongs on either half of the people, and what its weights were read from on one. `held` is a share, 0-1. */
export function besideFigures(folder: string): { signs: Sign[]; fitted: Half; judged: Half } {
  const topics = honestTopics(folder);
  const inFirst = (one: Asked): boolean => hashSeed(one.person, 'half') % 2 === 0;
  const figuresOf = (some: readonly Asked[]): Half & { all: readonly Swapped[] } => {
    const all = swappedTopics(some);
    const swapped = Object.keys(whoses).flatMap((whose) =>
      Object.keys(panels).map((panel) => {
        const kind = all.filter((one) => one.whose === whose && one.panel === panel);
        return { answers: whose, panel, topics: kind.length, held: kind.filter(isHeld).length / kind.length };
      }),
    );
    return { honest: some.length, wronged: some.filter(isHeld).map(({ id }) => id), swapped, all };
  };
  const fitting = topics.filter(inFirst);
  const fitted = figuresOf(fitting);
  return {
    signs: signRows(fitting, fitted.all),
    fitted,
    judged: figuresOf(topics.filter((one) => !inFirst(one))),
  };
}

export function printBeside(folder: string): void {
  const { signs, ...halves } = besideFigures(folder);
  console.table(signs);
  for (const [name, { honest, wronged, swapped }] of Object.entries(halves)) {
    console.log(`${name}: ${honest} honest topics, held ${wronged.length} ${wronged.join(', ')}`);
    console.table(swapped.map((row) => ({ ...row, held: row.held.toFixed(2) })));
  }
}
