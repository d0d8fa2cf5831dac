import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Style, styles } from '#contract/styles.ts';
import { step } from '#core/interview/conductor.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { awaitingTurnId } from '#core/interview/shown-state.ts';
import { initialState } from '#core/interview/state.ts';
import { factsInUse } from '#core/resume/facts-in-use.ts';
import { readResume } from '#core/resume/read-resume.ts';
import { isFresher } from '#core/resume/work-months.ts';
import { wordCount } from '#core/text/words-of.ts';
import type { LanguageModel } from '#server/interviewer/language-model.ts';
import { createModelSpeaker } from '#server/interviewer/model-speaker.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';

/**
 * Plays an interview whose model and candidate are readers: each prompt is written to `model/NNN.in.txt`, each question, after all that was
 * said, to `candidate/NNN.in.txt`, and the reply is awaited as `NNN.out.txt`. The transcript grows in `transcript.txt`.
 * `node scripts/eval.mjs eval/interviews/play.ts --folder F --resume R --name N --style grill --seed 7`.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    resume: { type: 'string' },
    name: { type: 'string', default: '' },
    style: { type: 'string', default: 'chill' },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: '2026-01-15' },
  },
});

const lookAgainMs = 300;
const waitMs = 3_600_000;
const sayingMs = 8_000;
const thinkingMs = 10_000;
const wordsPerMinute = 140;
const minuteMs = 60_000;
const mostTurns = 80;
const folder = values.folder ?? '';
for (const who of ['model', 'candidate']) mkdirSync(join(folder, who), { recursive: true });

/** Writes what is asked of a reader and waits for the reply. */
async function asked(who: 'model' | 'candidate', number: number, text: string): Promise<string> {
  const base = join(folder, who, String(number).padStart(3, '0'));
  writeFileSync(`${base}.part`, text);
  renameSync(`${base}.part`, `${base}.in.txt`);
  for (let waited = 0; waited < waitMs; waited += lookAgainMs) {
    if (existsSync(`${base}.out.txt`)) return readFileSync(`${base}.out.txt`, 'utf8').trim();
    await pause(lookAgainMs);
  }
  throw new Error(`nobody answered ${base}`);
}

let calls = 0;
const reader: LanguageModel = {
  provider: 'reader',
  model: 'reader',
  async *stream({ instructions, parts }) {
    calls += 1;
    const text = parts.map((part) => part.text).join('\n');
    // The instructions stay the same throughout an interview.
    const reply = await asked('model', calls, calls === 1 ? `${instructions}\n${text}` : text);
    yield* reply.match(/\S+\s*/g) ?? [];
    return { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 };
  },
  ask: () => Promise.reject(new Error('a speaker only streams')),
};
const speaker = createModelSpeaker({
  modelFor: () => reader,
  shareName: true,
  offline: createOfflineSpeaker(0),
  clock: { now: () => new Date() },
  log: { warn: (about: unknown, message?: string) => console.warn(about, message) },
  limitMs: waitMs,
});

const lines = readFileSync(values.resume ?? '', 'utf8').split('\n');
const { facts, workMonths } = readResume(lines, values.today);
let state = initialState();
let atMs = 0;
const happen = (event: ConductorEvent): SpeakDirective[] => {
  const { state: next, directives } = step(state, event);
  state = next;
  return directives.flatMap((one) => (one.kind === 'speak' ? [one.speak] : []));
};

const transcript: string[] = [];
function note(line: string): void {
  transcript.push(line);
  writeFileSync(join(folder, 'transcript.txt'), `${transcript.join('\n')}\n`);
}

/** Has one directive said; gives what is to be said after it. */
async function said(directive: SpeakDirective, later: SpeakDirective[]): Promise<SpeakDirective[]> {
  const { signal } = new AbortController();
  const words = speaker.utter(directive, { state, signal, sessionId: 'played', uid: 'played' });
  let text = '';
  let next = await words.next();
  for (; !next.done; next = await words.next()) if (typeof next.value === 'string') text += next.value;
  const worded = next.value;
  atMs += sayingMs;
  const more = happen({ kind: 'uttered', atMs, turnId: directive.turnId, text, worded });
  const turn = state.turns.find(({ id }) => id === directive.turnId);
  const who = state.panel.find(({ id }) => id === turn?.speakerId);
  note(`**${who?.name}** (${turn?.topicId}, ${turn?.move}, ${worded.because ?? worded.by}): ${text}`);
  return worded.turned ? more : [...later, ...more];
}

let pending = happen({
  kind: 'started',
  atMs,
  seed: Number(values.seed),
  style: styles.find((one) => one === values.style) ?? ('chill' satisfies Style),
  profile: isFresher(workMonths) ? 'fresher' : 'experienced',
  facts: factsInUse(facts),
  resumeLines: lines,
  candidateName: values.name,
  statement: '',
  targetSchools: [],
  recentStemIds: [],
});
for (let number = 1; number <= mostTurns; number++) {
  while (pending.length > 0) {
    const [directive, ...later] = pending;
    if (directive) pending = await said(directive, later);
  }
  const turnId = awaitingTurnId(state);
  if (!turnId) break;
  const startedAtMs = atMs;
  const text = await asked('candidate', number, transcript.join('\n').replaceAll(/ \([^()]*\):/g, ':'));
  atMs += thinkingMs + (wordCount(text) / wordsPerMinute) * minuteMs;
  note(`> ${text}`);
  pending = happen({ kind: 'answered', atMs, turnId, text, source: 'typed', startedAtMs, listens: true });
}
note(`(ended: ${state.endReason}; ${calls} calls of the model)`);
