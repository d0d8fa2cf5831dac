import { describe, expect, it } from 'vitest';
import { type Style, styles } from '#contract/styles.ts';
import { findBannedTopic } from '#core/interview/guards/banned-topics.ts';
import { type ScriptedLine, scriptedLines } from '#core/interview/directive.ts';
import { panelFor } from '#core/interview/panel.ts';
import { scriptedLine } from './scripted-lines.ts';

const panel = [
  {
    id: 'meera',
    name: 'Prof. Meera Raghunathan',
    shortName: 'Raghunathan',
    role: 'Economics',
    portrait: 'meera',
  },
  { id: 'bhalla', name: 'Prof. Arvind Bhalla', shortName: 'Bhalla', role: 'Statistics', portrait: 'bhalla' },
  { id: 'nandita', name: 'Nandita Sarma', shortName: 'Sarma', role: 'Consulting', portrait: 'nandita' },
] as const;
const seeds = Array.from({ length: 24 }, (_, seed) => seed);
const full = { candidateFirstName: 'Ishita', panel: [...panel], minutesLeft: 5, words: 'count the fives.' };

describe.each(scriptedLines.flatMap((line) => styles.map((style) => [line, style] as const)))(
  '%s in %s',
  (line, style) => {
    it('leaves no hole, with or without a name, and says nothing banned', () => {
      for (const seed of seeds) {
        for (const context of [full, {}]) {
          const text = scriptedLine(line, { style, seed, ...context });
          expect(text).toMatch(/^[A-Z].*[.?!]$/);
          expect(text).not.toMatch(/[{}]|\s{2}|undefined|\s[.,]/);
          expect(findBannedTopic(text)).toBeNull();
        }
      }
    });

    it('is the same for the same seed', () => {
      expect(scriptedLine(line, { style, seed: 's', ...full })).toBe(
        scriptedLine(line, { style, seed: 's', ...full }),
      );
    });
  },
);

it('has more than one wording of everything that may come twice', () => {
  for (const line of [
    'acknowledged',
    'silence_nudge',
    'silence_move_on',
    'answer_cut',
    'injection',
  ] as const) {
    for (const style of styles) {
      expect(new Set(seeds.map((seed) => scriptedLine(line, { style, seed, ...full }))).size).toBeGreaterThan(
        1,
      );
    }
  }
});

const eachAsks: readonly ScriptedLine[] = [
  'think_granted',
  'silence_nudge',
  'silence_move_on',
  'answer_cut',
  'heard_before',
  'respected',
  'no_answers_given',
  'hint',
  'softened',
  'breathe',
  'candidate_question',
  'offer_taken',
];
const gently: readonly ScriptedLine[] = ['silence_offer'];
const chairOnly: readonly ScriptedLine[] = [
  'time_warning',
  'wrap_up',
  'asked_enough',
  'closing',
  'closing_early',
];
const fourOf: readonly ScriptedLine[] = ['silence_nudge', 'closing', 'opening'];
const manySeeds = Array.from({ length: 120 }, (_, seed) => seed);

/** Everybody who may sit in a style, in the manners they may come to speak in: a softened Grill speaks as Chill does. */
const seated = styles.flatMap((style) => {
  const members = new Map(manySeeds.flatMap((seed) => panelFor(style, seed).map((m) => [m.id, m] as const)));
  const manners = style === 'grill' ? (['grill', 'chill'] as const) : (['chill'] as const);
  return [...members.values()].flatMap(({ id, seat }) =>
    manners.map((manner) => ({ id, manner, isChair: seat === 'chair', opens: manner === style })),
  );
});

const wordingsOf = (line: ScriptedLine, style: Style, speakerId?: string): Set<string> =>
  new Set(
    manySeeds.map((seed) =>
      scriptedLine(line, { style, seed, ...full, ...(speakerId === undefined ? {} : { speakerId }) }),
    ),
  );

describe('a voice of one’s own (rule PANEL-5)', () => {
  it.each(seated)('$id has own words in $manner, and enough', ({ id, manner, isChair, opens }) => {
    const theirs: ScriptedLine[] = [
      ...eachAsks,
      ...(manner === 'chill' ? gently : []),
      ...(isChair ? chairOnly : []),
      ...(isChair && opens ? (['opening'] as const) : []),
    ];
    for (const line of theirs) {
      const own = wordingsOf(line, manner, id);
      const everybodys = wordingsOf(line, manner);
      expect([...own].filter((text) => everybodys.has(text))).toEqual([]);
      expect([line, own.size >= (fourOf.includes(line) ? 4 : 3)]).toEqual([line, true]);
      for (const text of own) {
        expect(text).toMatch(/^[A-Z].*[.?!]$/);
        expect(text).not.toMatch(/[{}]|\s{2}|undefined|\s[.,]/);
        expect(findBannedTopic(text)).toBeNull();
      }
    }
  });

  it('is nobody else’s: no line of one is said by another in the same manner', () => {
    for (const manner of styles) {
      const here = new Set(seated.filter((one) => one.manner === manner).map(({ id }) => id));
      for (const line of [...eachAsks, ...gently]) {
        if (manner === 'grill' && gently.includes(line)) continue;
        const said = [...here].flatMap((id) => [...wordingsOf(line, manner, id)]);
        expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
      }
    }
  });
});

describe('the crisis lines', () => {
  it.each(styles)('are out of persona, name the help, freeze the clock and let go, in %s', (style) => {
    for (const seed of seeds) {
      const text = scriptedLine('crisis', { style, seed, ...full });
      for (const part of [
        'Tele-MANAS',
        '14416',
        '1-800-891-4416',
        '24x7',
        '112',
        'not scored',
        'clock stands still',
        'may stop',
      ]) {
        expect(text).toContain(part);
      }
      // What stopping costs is said by the page, which knows it.
      expect(text).not.toMatch(/\?|candidate|question stands|counted|lost|a score/);
      expect(scriptedLine('crisis_resumed', { style, seed, ...full })).toContain('14416');
    }
  });

  it('are the same in both styles', () => {
    expect(scriptedLine('crisis', { style: 'chill', seed: 1 })).toBe(
      scriptedLine('crisis', { style: 'grill', seed: 1 }),
    );
  });
});

it('the opening names the rest of the panel, and reads well without one', () => {
  expect(scriptedLine('opening', { style: 'grill', seed: 1, ...full })).toContain(
    'With me are Prof. Arvind Bhalla and Nandita Sarma.',
  );
  expect(scriptedLine('opening', { style: 'chill', seed: 1, panel: panel.slice(0, 2) })).toContain(
    'With me is Prof. Arvind Bhalla.',
  );
  expect(scriptedLine('opening', { style: 'chill', seed: 1 })).not.toContain('With me');
});

it('minutes are said in words, one of them in the singular', () => {
  const said = (minutesLeft: number) =>
    seeds.map((seed) => scriptedLine('time_warning', { style: 'grill', seed, minutesLeft })).join(' ');
  expect(said(5)).toContain('Five minutes');
  expect(said(1)).toContain('One minute');
  expect(said(1)).not.toContain('One minutes');
});

it('the hint is the stem’s own', () => {
  expect(scriptedLine('hint', { style: 'grill', seed: 1, words: 'count the fives.' })).toContain(
    'count the fives.',
  );
});
