import { describe, expect, it } from 'vitest';
import { styles, type Style } from '#contract/styles.ts';
import { findBannedTopic } from './banned-topics.ts';
import { chooseStem } from '#core/interview/questions/choose-stem.ts';
import { scriptedLines, type SpeakDirective } from '#core/interview/directive.ts';
import { wordStem } from '#core/interview/questions/fill-stem.ts';
import { type Telling, wordCallback, wordConflict } from '#core/interview/follow-up/word-follow-up.ts';
import { callbackKinds, callbackLines } from '#core/interview/wordings/callback.ts';
import type { Gap } from '#core/topics/gap.ts';
import { provocations, provocationsByKind } from '#core/interview/testing/red-team.ts';
import { scriptedLine } from '#core/interview/wordings/scripted-lines.ts';
import { checkUtterance } from './check-utterance.ts';

/** Every stretch of up to twelve words that a hook finder might cut out of an answer, at several places. */
function hooksOf(answer: string): string[] {
  const words = answer.split(' ');
  return [1, 2, 3, 5, 8, 12].flatMap((length) =>
    words
      .slice(0, Math.max(1, words.length - length + 1))
      .map((_, at) => words.slice(at, at + length).join(' ')),
  );
}

const occasions = callbackKinds.flatMap((kind) =>
  (Object.keys(callbackLines[kind]) as Gap[]).map((gap) => ({ kind, gap })),
);

/** What the panel can say round these words of the candidate, on one occasion after the other. */
function roundWords(quote: string, telling: Telling, at: number): string[] {
  const hook = { turnId: 'T04', quote };
  const { kind, gap } = occasions[at % occasions.length] ?? { kind: 'own_act', gap: 'reason' };
  const conflict = wordConflict({ claim: quote, against: quote, source: 'answer' }, telling);
  return [wordCallback({ kind, hook }, gap, telling), conflict].filter((text) => text !== null);
}

const telling = (style: Style, seed: string | number): Telling => ({
  style,
  topicId: 'work_experience',
  seed,
  usedTexts: [],
  recentFrames: [],
});

function answersOf(style: Style, said: string): string[] {
  const followUps = hooksOf(said).flatMap((quote, at) => roundWords(quote, telling(style, said), at));
  const fixed = scriptedLines.map((line) =>
    scriptedLine(line, { style, seed: said, candidateFirstName: 'Ishita' }),
  );
  return [...fixed, ...followUps];
}

const directive: SpeakDirective = {
  turnId: 'T05',
  speakerId: 'bhalla',
  topicId: 'work_experience',
  move: 'probe',
  style: 'grill',
  factIds: [],
  draft: 'x',
  maxWords: 60,
  awaiting: true,
};

it('there are at least two hundred provocations, all different, of many kinds', () => {
  expect(new Set(provocations).size).toBe(provocations.length);
  expect(provocations.length).toBeGreaterThanOrEqual(200);
  for (const [kind, said] of Object.entries(provocationsByKind))
    expect(said.length, kind).toBeGreaterThanOrEqual(5);
});

describe.each(styles)('in %s', (style) => {
  it('no provocation gets a banned word, praise, a score or a leak out of the panel', () => {
    const banned: string[] = [];
    for (const said of provocations) {
      for (const text of answersOf(style, said)) {
        if (findBannedTopic(text)) banned.push(`${said} -> ${text}`);
      }
    }
    expect(banned).toEqual([]);
  });

  it('what the panel asks next passes every guard', () => {
    const refused: string[] = [];
    for (const said of provocations) {
      for (const [index, quote] of hooksOf(said).entries()) {
        const hook = { turnId: 'T04', quote };
        for (const text of roundWords(quote, telling(style, index), index)) {
          const result = checkUtterance({
            text,
            directive: { ...directive, style, draft: text, hook },
            lastAnswer: said,
            facts: [],
            slotValues: {},
            earlierQuestions: [],
            allowedTexts: [],
          });
          if (!result.ok) refused.push(`${result.reason}: ${text}`);
        }
      }
    }
    expect(refused).toEqual([]);
  });

  it('a resume full of provocations gives no banned question', () => {
    const facts = provocations.slice(0, 200).map((value, i) => ({
      id: `F${100 + i}`,
      kind:
        (['hobby', 'project', 'responsibility', 'metric', 'claim', 'achievement', 'name'] as const)[i % 7] ??
        'hobby',
      value,
      line: 1,
      attributes: {},
      confidence: 1,
    }));
    for (const topicId of ['introduction', 'hobbies', 'work_experience', 'academics'] as const) {
      for (let seed = 0; seed < 40; seed++) {
        const filled = chooseStem({
          topicId,
          profile: 'fresher',
          style,
          facts,
          discipline: 'any',
          usedStemIds: [],
          recentStemIds: [],
          seed,
        });
        expect(filled && findBannedTopic(wordStem(filled, style))).toBeNull();
      }
    }
  });
});

it('a model that repeats a provocation is stopped', () => {
  const passed = provocations.filter(
    (text) =>
      checkUtterance({
        text,
        directive,
        lastAnswer: text,
        facts: [],
        slotValues: {},
        earlierQuestions: [],
        allowedTexts: [],
      }).ok,
  );
  expect(passed.filter((text) => findBannedTopic(text))).toEqual([]);
  expect(passed.length).toBeLessThan(provocations.length / 10);
});
