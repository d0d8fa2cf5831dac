import { describe, expect, it } from 'vitest';
import { panellist } from '#contract/panellists.ts';
import { styles } from '#contract/styles.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { memberInSeat, panelFor } from './panel.ts';
import { engineer, fictionalCandidates } from './testing/fictional-candidates.ts';
import { temperaments } from './testing/simulated-answers.ts';
import { simulateInterview } from './testing/simulated-interview.ts';

const women = new Set(['meera', 'lakshmi', 'nandita', 'ritu']);
const seeds = Array.from({ length: 60 }, (_, index) => index * 7919);

describe('the panel', () => {
  it.each(styles)('in %s has its seats, both genders, and is the same for the same seed', (style) => {
    for (const seed of seeds) {
      const panel = panelFor(style, seed);
      expect(panel.map((m) => m.seat)).toEqual(
        style === 'grill' ? ['chair', 'subject', 'industry'] : ['chair', 'industry'],
      );
      expect(new Set(panel.map((m) => women.has(m.portrait))).size).toBe(2);
      expect(new Set(panel.map((m) => m.id)).size).toBe(panel.length);
      expect(panelFor(style, seed)).toEqual(panel);
      for (const member of panel) {
        expect(panellist.safeParse(member).success).toBe(true);
        expect(member.agenda).not.toBe('');
        expect(member.voice.length).toBeGreaterThan(0);
      }
    }
  });

  it('differs between seeds', () => {
    expect(
      new Set(
        seeds.map((seed) =>
          panelFor('grill', seed)
            .map((m) => m.id)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(4);
  });

  it('lets the chair take the subject where no professor sits', () => {
    const panel = panelFor('chill', 1);
    expect(memberInSeat(panel, 'subject').seat).toBe('chair');
  });
});

it.each(styles)('in %s nobody has less than a fifth of the turns (rule PANEL-4)', (style) => {
  for (let seed = 1; seed <= runs(64, 12); seed++) {
    const candidate = fictionalCandidates[seed % fictionalCandidates.length] ?? engineer;
    const { state } = simulateInterview(
      candidate,
      style,
      seed,
      temperaments[seed % temperaments.length] ?? 'average',
    );
    const said = state.turns.filter(({ role }) => role === 'panel');
    for (const { id } of state.panel)
      expect(said.filter(({ speakerId }) => speakerId === id).length / said.length).toBeGreaterThanOrEqual(
        0.2,
      );
  }
});
