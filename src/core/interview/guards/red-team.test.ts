import { describe, expect, it } from 'vitest';
import { styles, type Style } from '#contract/styles.ts';
import { findBannedTopic } from './banned-topics.ts';
import { chooseStem } from '#core/interview/questions/choose-stem.ts';
import { scriptedLines, type SpeakDirective } from '#core/interview/directive.ts';
import { fillText, wordStem } from '#core/interview/questions/fill-stem.ts';
import { contradictionLines } from '#core/interview/wordings/record.ts';
import { provocations } from '#core/interview/testing/red-team.ts';
import { scriptedLine } from '#core/interview/wordings/scripted-lines.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { checkUtterance } from './check-utterance.ts';
import { isQuotable } from './quotable.ts';

/** Every stretch of up to twelve words that might be cut out of an answer, at several places. */
function hooksOf(answer: string): string[] {
  const words = answer.split(' ');
  return [1, 2, 3, 5, 8, 12].flatMap((length) =>
    words
      .slice(0, Math.max(1, words.length - length + 1))
      .map((_, at) => words.slice(at, at + length).join(' ')),
  );
}

/** What the panel can say round these words of the candidate: it quotes them only where they do not fit the resume. */
const roundWords = (quote: string, style: Style): string[] =>
  isQuotable(quote)
    ? contradictionLines[style].map((line) => fillText(line, { claim: quote, against: quote }) ?? '')
    : [];

function answersOf(style: Style, said: string): string[] {
  const fixed = scriptedLines.map((line) =>
    scriptedLine(line, { style, seed: said, candidateFirstName: 'Ishita' }),
  );
  return [...fixed, ...hooksOf(said).flatMap((quote) => roundWords(quote, style))];
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
    for (const said of sampled(provocations)) {
      for (const quote of hooksOf(said)) {
        for (const text of roundWords(quote, style)) {
          const result = checkUtterance({
            text,
            directive: { ...directive, style, draft: text },
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
