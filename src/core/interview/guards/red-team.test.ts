import { describe, expect, it } from 'vitest';
import { styles, type Style } from '#contract/styles.ts';
import { tacticIds } from '#contract/transcript.ts';
import { findBannedTopic } from './banned-topics.ts';
import { chooseStem } from '#core/interview/questions/choose-stem.ts';
import { scriptedLines, type SpeakDirective } from '#core/interview/directive.ts';
import { wordStem } from '#core/interview/questions/fill-stem.ts';
import { wordFollowUp } from '#core/interview/follow-up/word-follow-up.ts';
import { gaps } from '#core/topics/gap.ts';
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

function answersOf(style: Style, said: string): string[] {
  const hooks = hooksOf(said);
  const followUps = hooks.flatMap((quote, index) => {
    const gap = gaps[index % gaps.length] ?? 'reason';
    const part = {
      style,
      answerWords: index * 7,
      topicId: 'work_experience',
      seed: said,
      usedTexts: [],
      hook: { turnId: 'T04', quote },
    } as const;
    return [
      wordFollowUp({
        ...part,
        gap,
        move: 'probe',
        contradiction: { claim: quote, against: said.slice(0, 60) },
      }),
      wordFollowUp({
        ...part,
        gap: 'reason',
        move: 'challenge',
        tactic: tacticIds[index % tacticIds.length] ?? 'disbelief',
        contradiction: { claim: quote, against: quote },
      }),
    ];
  });
  const fixed = scriptedLines.map((line) =>
    scriptedLine(line, { style, seed: said, candidateFirstName: 'Ishita' }),
  );
  return [...fixed, ...followUps.filter((text) => text !== null)];
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
        const gap = gaps[index % gaps.length] ?? 'reason';
        const hook = { turnId: 'T04', quote };
        const text = wordFollowUp({
          gap,
          move: 'probe',
          style,
          answerWords: 20,
          topicId: 'work_experience',
          seed: index,
          usedTexts: [],
          hook,
        });
        if (text === null) continue;
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
        expect(filled && findBannedTopic(wordStem(filled, style, seed))).toBeNull();
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
