import { describe, expect, it } from 'vitest';
import { styles } from '#contract/styles.ts';
import { checkUtterance } from './guards/check-utterance.ts';
import { findBannedPhrase } from './guards/banned-phrases.ts';
import { openGate } from './guards/gate.ts';
import { guardContext } from './guards/guard-context.ts';
import { schoolPanel } from './panel.ts';
import { promptStart } from './prompt/panel-prompt.ts';
import { anyScenario } from './testing/any-scenario.ts';
import { engineer } from './testing/fictional-candidates.ts';
import { scenario, sitting } from './testing/plain-scenario.ts';
import { simulateInterview } from './testing/simulated-interview.ts';

describe('a school’s banned phrases (rule SCHOOL-33)', () => {
  it.each([
    ['What was your SALARY there?', ['salary'], 'salary'],
    ['What were your salaries there?', ['salary'], null],
    ['Was it a trade-off?', ['Trade off'], 'Trade off'],
    ['Was it traded off?', ['trade off'], null],
    ['Tell us about s4l4ry.', ['salary'], 'salary'],
    ['Tell us about s\u200balary.', ['salary'], 'salary'],
    ['What of वेतन?', ['वेतन'], 'वेतन'],
    ['What of it?', ['…'], null],
    ['What of it?', [], null],
  ])('%s with %j: %s', (text, banned, found) => {
    expect(findBannedPhrase(text, banned)).toBe(found);
  });

  it('stop a model’s line at the gate, and a fixed line too', () => {
    const { state, spoken } = sitting(scenario({ banned: ['weekend', 'your file'] }));
    const lead = spoken.find(({ move }) => move === 'lead');
    if (!lead) throw new Error('nobody asked');
    const context = guardContext(state, { ...lead, maxWords: 30 }, []);
    const said = (text: string) => {
      const gate = openGate(context);
      gate.push(text);
      gate.finish();
      return gate.failure?.reason ?? null;
    };
    expect(said('What do you do on a Weekend?')).toBe('banned_topic');
    expect(said('What do you do on a free day?')).toBeNull();
    const draft = 'Your file we know.';
    const fixed = { ...lead, awaiting: false, script: 'opening' as const, draft };
    expect(checkUtterance({ ...guardContext(state, fixed, []), text: draft })).toMatchObject({
      reason: 'banned_topic',
      detail: 'your file',
    });
  });

  it('are told to a model, and nothing of them where there are none', () => {
    const told = (banned: string[]) => {
      const person = { firstName: null, hide: (text: string) => text };
      const { file, instructions } = promptStart(sitting(scenario({ banned })).state, person, 'a'.repeat(18));
      expect(instructions).not.toContain('your salary');
      return file.filter((line) => 'nobodySays' in line);
    };
    expect(told(['your salary', 'say "yes"'])).toEqual([{ nobodySays: ['your salary', 'say "yes"'] }]);
    expect(told([])).toEqual([]);
  });

  it('are in no question of ours, no quoted words and no fixed line that is said', () => {
    const phrases = ['hours', 'ledger', 'who', 'neighbour', 'on a Saturday'];
    const fixed = ['know your file', 'i see', 'nearly up', 'comfortable'];
    const said = (banned: string[]) =>
      styles
        .flatMap((style) =>
          [1, 2, 3].map((seed) =>
            simulateInterview(engineer, style, seed, 'strong', {
              scenario: { ...scenario({ banned }), style },
            }),
          ),
        )
        .flatMap(({ spoken }) => spoken)
        .filter(({ draft }) => findBannedPhrase(draft, [...phrases, ...fixed]));
    const before = said([]);
    expect(before.filter(({ script }) => script).length).toBeGreaterThan(5);
    expect(before.filter(({ script }) => !script).length).toBeGreaterThan(5);
    expect(said([...phrases, ...fixed])).toEqual([]);
  });
});

describe('a school’s panel (rule SCHOOL-34)', () => {
  it.each([
    [
      ['kale', 'ritu'],
      ['chair', 'industry'],
    ],
    [
      ['nandita', 'bhalla', 'iqbal'],
      ['chair', 'subject', 'industry'],
    ],
    [
      ['bhalla', 'nandita', 'lakshmi'],
      ['chair', 'subject', 'industry'],
    ],
    [
      ['ritu', 'nandita', 'iqbal'],
      ['chair', 'subject', 'industry'],
    ],
  ] as const)('%j sits as %j', (portraits, seats) => {
    for (const style of styles) {
      const panel = schoolPanel({
        style,
        panel: portraits.map((portrait, at) => ({ portrait, name: `Dr. Person Surname${at}`, role: 'Area' })),
      });
      expect(panel.map(({ seat }) => seat)).toEqual(seats);
      expect(panel[0]).toMatchObject({
        id: portraits[0],
        name: 'Dr. Person Surname0',
        shortName: 'Surname0',
      });
      for (const { agenda, voice } of panel) {
        expect(agenda).not.toBe('');
        expect(voice.length).toBeGreaterThan(0);
      }
    }
  });

  it('gives the subject’s seat to whoever has a teacher’s voice', () => {
    const portraits = ['nandita', 'iqbal', 'bhalla'] as const;
    const panel = schoolPanel({
      style: 'grill',
      panel: portraits.map((portrait) => ({ portrait, name: `Prof. ${portrait}`, role: 'Area' })),
    });
    expect(panel.find(({ seat }) => seat === 'subject')?.id).toBe('bhalla');
  });

  it('leaves nobody at the table silent', () => {
    for (const seed of [1, 2, 3, 4]) {
      const plan = anyScenario(`panel ${seed}`, 30, seed % 2 ? 'grill' : 'chill');
      const { spoken } = simulateInterview(engineer, plan.style, seed, 'average', { scenario: plan });
      for (const { portrait } of plan.panel)
        expect(
          spoken.filter(({ speakerId }) => speakerId === portrait).length / spoken.length,
        ).toBeGreaterThan(0.15);
    }
  });
});
