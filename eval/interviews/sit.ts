import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import { interviewRecord } from '#server/feedback/interview-record.ts';
import { scoreRecord } from '#server/feedback/score-record.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { panelOf } from '#core/interview/shown-state.ts';
import { replay, step } from '#core/interview/conductor.ts';
import { wordCount } from '#core/text/words-of.ts';
import { type Style, styles } from '#contract/styles.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { readResume } from '#core/resume/read-resume.ts';
import { asTold } from '#core/scoring/as-told.ts';
import { isFresher } from '#core/resume/work-months.ts';
import type { ConductorState } from '#core/interview/state.ts';

/**
 * Sits an interview with the offline panel, a line at a time: `begin --style --seed --resume --name` starts one, `answer <text>` answers,
 * `silence <seconds>`, `think`, `ask_again`, `soften`, `move_on`, `resume_clock` and `end_requested` do what the room's buttons do, `print`
 * writes the transcript and `feedback` what the offline scorer says of it. Time passes by the words of question and answer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    style: { type: 'string', default: 'chill' },
    seed: { type: 'string', default: '1' },
    resume: { type: 'string' },
    name: { type: 'string', default: '' },
    schools: { type: 'string', default: '' },
    statement: { type: 'string', default: '' },
    seconds: { type: 'string' },
  },
});

const readMsPerWord = 350;
const typedMsPerWord = 700;
const thoughtMs = 6_000;
const minuteMs = 60_000;
const readOn = '2026-01-15';
const file = values.file ?? '';
const [verb = '', ...words] = positionals;

const load = (): ConductorEvent[] => JSON.parse(readFileSync(file, 'utf8')) as ConductorEvent[];

const clock = (ms: number): string =>
  `${String(Math.floor(ms / minuteMs)).padStart(2, '0')}:${String(Math.floor((ms % minuteMs) / 1000)).padStart(2, '0')}`;

function transcript(state: ConductorState, from = 0): string {
  const names = new Map(panelOf(state).map(({ id, name }) => [id, name]));
  return state.turns
    .slice(from)
    .map((turn) => {
      const who = turn.role === 'panel' ? (names.get(turn.speakerId ?? '') ?? 'Panel') : 'Candidate';
      const text = turn.text || '(silence)';
      return turn.role === 'panel' ? `**${who}** ${clock(turn.startedAtMs)}: ${text}` : `> ${text}`;
    })
    .join('\n\n');
}

function started(): ConductorEvent {
  const style = styles.find((one) => one === values.style) ?? ('chill' satisfies Style);
  const lines = readFileSync(values.resume ?? '', 'utf8').split('\n');
  const { facts, workMonths } = readResume(lines, readOn);
  return {
    kind: 'started',
    atMs: 0,
    seed: Number(values.seed),
    style,
    profile: isFresher(workMonths) ? 'fresher' : 'experienced',
    facts: factsInUse(facts),
    candidateName: values.name,
    statement: values.statement,
    targetSchools: values.schools.split(',').filter(Boolean),
    recentStemIds: [],
  };
}

function eventOf(state: ConductorState): ConductorEvent {
  const asked = state.asked?.text ?? '';
  const heardMs = state.nowMs + wordCount(asked) * readMsPerWord;
  const text = words.join(' ');
  if (verb === 'answer') {
    const tookMs = values.seconds
      ? Number(values.seconds) * 1000
      : thoughtMs + wordCount(text) * typedMsPerWord;
    const turnId = state.asked?.turnId ?? '';
    return { kind: 'answered', atMs: heardMs + tookMs, startedAtMs: heardMs, turnId, text, source: 'typed' };
  }
  if (verb === 'silence') {
    const seconds = Number(text) as Extract<ConductorEvent, { kind: 'silence' }>['seconds'];
    const before = state.asked?.silenceSeconds ?? 0;
    return { kind: 'silence', atMs: state.nowMs + (seconds - before) * 1000, seconds };
  }
  const signals = [
    'think',
    'ask_again',
    'soften',
    'move_on',
    'resume_clock',
    'end_requested',
    'time_up',
  ] as const;
  const kind = signals.find((one) => one === verb);
  if (!kind) throw new Error(`“${verb}” is none of begin, answer, silence, print, ${signals.join(', ')}`);
  return { kind, atMs: heardMs };
}

/** The feedback as the page is given it, without the transcript. */
async function feedback(): Promise<unknown> {
  const events = load();
  const startedAt = new Date(`${readOn}T10:00:00Z`);
  const row = { sessionId: 'sat', uid: 'sat', startedAt, frozenMs: 0 };
  const endedAt = new Date(startedAt.getTime() + replay(events).nowMs);
  const record = interviewRecord(
    { ...row, endedAt },
    events.map((event, seq) => ({ seq: seq + 1, event })),
  );
  if (!record) throw new Error('the interview was not started');
  const stage = <T extends object>(_name: string, make: () => Promise<T>) => make();
  const stages = { stage, topicsRead: async () => new Map() };
  const result = await scoreRecord(createOfflineAssessor(), record, stages);
  if (result.kind === 'refused') return result;
  const { transcript: _, ...page } = asTold(result.feedback, {});
  return page;
}

async function main(): Promise<void> {
  if (verb === 'feedback') {
    console.log(JSON.stringify(await feedback(), null, 1));
    return;
  }
  if (verb === 'print') {
    console.log(transcript(replay(load())));
    return;
  }
  const events = verb === 'begin' ? [] : load();
  const before = replay(events);
  const event = verb === 'begin' ? started() : eventOf(before);
  const after = step(before, event).state;
  writeFileSync(file, JSON.stringify([...events, event]));
  console.log(transcript(after, before.turns.length));
  console.log(`\n[${clock(after.nowMs)}, ${after.frozen ? 'clock stopped, ' : ''}${after.phase}]`);
}

if (!file) throw new Error('name a file to keep the interview in: --file <path>');
await main();
