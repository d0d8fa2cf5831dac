import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import { step } from '#core/interview/conductor.ts';
import { fillStem, wordStem } from '#core/interview/questions/fill-stem.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import type { FilledStem, Stem } from '#core/interview/questions/question.ts';
import { topicIds } from '#contract/topics.ts';
import { type ConductorState, initialState } from '#core/interview/state.ts';
import type { Move, Turn } from '#contract/transcript.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import type { Speaker } from '#server/interviewer/speaker.ts';

/** What somebody answered to a question of the bank, written without knowing what the panel asks next. */
export type GivenAnswer = {
  id: string;
  style: Style;
  resume: string;
  stemId: string;
  question: string;
  answer: string;
};

/** A follow-up as a reader sees it. */
export type ReadLine = { id: string; question: string; answer: string; next: string };

const following: readonly Move[] = ['probe', 'challenge', 'clarify', 'nudge'];
const manyFillings = 50;
const answeredAtMs = 240_000;
/** Whether a tactic may fire now. */
const beforehand = [{ pressed: false }, { pressed: true }];

/** A question the bank has put in other words since: asked as it was, with nothing prepared to follow it. */
function asItWas({ stemId, question }: GivenAnswer): FilledStem {
  const topicId = topicIds.find((id) => stemId.startsWith(`${id}.`));
  if (!topicId) throw new Error(`${stemId} is of no topic`);
  const stem: Stem = {
    id: stemId,
    topicId,
    kind: 'profile',
    profile: 'any',
    seat: 'chair',
    slots: [],
    wording: { chill: question, grill: question },
    ladder: [],
    specific: false,
  };
  return { stem, slots: {}, factIds: [] };
}

/** The stem that the question was asked from, with the same facts in its slots. */
function filledAs(given: GivenAnswer, facts: readonly ResumeFact[]): FilledStem {
  const { style, stemId, question } = given;
  const stem = questionBank.find((one) => one.id === stemId);
  const fillings = Array.from({ length: manyFillings }, (_, seed) => stem && fillStem(stem, facts, seed));
  return fillings.find((one) => one && wordStem(one, style) === question) ?? asItWas(given);
}

/** An interview that stands at this question. */
function standingAt(
  given: GivenAnswer,
  facts: readonly ResumeFact[],
  { pressed }: (typeof beforehand)[number],
): ConductorState {
  const { style, question, id } = given;
  const filled = filledAs(given, facts);
  const { topicId } = filled.stem;
  const started = step(initialState(), {
    kind: 'started',
    atMs: 0,
    seed: id.charCodeAt(id.length - 1),
    style,
    profile: 'experienced',
    facts: [...facts],
    candidateName: '',
    statement: '',
    targetSchools: [],
    recentStemIds: [],
  }).state;
  const speakerId = started.panel[0]?.id ?? '';
  const lead: Turn = {
    id: 'T10',
    role: 'panel',
    move: 'lead',
    speakerId,
    topicId,
    text: question,
    startedAtMs: 0,
    endedAtMs: 0,
  };
  const asked = { ...started.asked, turnId: lead.id, turnIds: [lead.id], topicId, speakerId, text: question };
  return {
    ...started,
    turns: [lead],
    usedTexts: [question],
    tactics: pressed ? started.tactics : { ...started.tactics, aim: 0 },
    asked: {
      factIds: [],
      gap: null,
      tactic: null,
      askedAtMs: 0,
      quietUntilMs: 0,
      silenceSeconds: 0,
      repeats: 0,
      clarified: false,
      redirects: 0,
      ...asked,
      kind: 'lead',
    },
    topics: {
      [topicId]: {
        spentMs: 0,
        threads: 1,
        answers: 0,
      },
    },
    thread: {
      topicId,
      filled,
      speakerId,
      followUps: 0,
      nonAnswers: 0,
      hinted: false,
      budgetMs: answeredAtMs * 4,
    },
  };
}

async function wordsOf(speaker: Speaker, directive: SpeakDirective, state: ConductorState): Promise<string> {
  const { signal } = new AbortController();
  const words = speaker.utter(directive, { state, sessionId: 'eval', uid: 'eval', signal });
  let text = '';
  for (let word = await words.next(); !word.done; word = await words.next())
    if (typeof word.value === 'string') text += word.value;
  return text.trim() || directive.draft;
}

/** The different lines by which a speaker's panel follows this answer up, first in a topic or later in it. */
export async function followUpsTo(
  speaker: Speaker,
  given: GivenAnswer,
  facts: readonly ResumeFact[],
): Promise<ReadLine[]> {
  const { id, question, answer } = given;
  const lines = new Set<string>();
  for (const before of beforehand) {
    const state = standingAt(given, facts, before);
    const turnId = state.asked?.turnId ?? '';
    const next = step(state, {
      kind: 'answered',
      atMs: answeredAtMs,
      startedAtMs: 1,
      turnId,
      text: answer,
      source: 'typed',
    });
    for (const one of next.directives) {
      const follows = one.kind === 'speak' && one.speak.awaiting && following.includes(one.speak.move);
      if (follows) lines.add(await wordsOf(speaker, one.speak, next.state));
    }
  }
  return [...lines].map((line, at) => ({ id: `${id}.${at + 1}`, question, answer, next: line }));
}
