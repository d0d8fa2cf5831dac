import { describe, expect, it } from 'vitest';
import { Play } from '#core/interview/testing/play.ts';
import { losses, tellsOfLoss } from './detect-loss.ts';

describe('words of a loss or an illness (rule SAFE-17)', () => {
  it.each(losses.entries)('$example', ({ example, not }) => {
    expect(tellsOfLoss(example)).toBe(true);
    if (not) expect(tellsOfLoss(not)).toBe(false);
  });
  it.each([
    'Sir, my father expired in 2021 and I had to take care of the shop.',
    'I lost my elder brother in that year, so I came back.',
    'My mother was in ICU for twenty days.',
    'My grandfather got paralysed and somebody had to be at home.',
  ])('%s', (answer) => expect(tellsOfLoss(answer)).toBe(true));
  it.each([
    'My contract expired in 2021.',
    'We lost the final by one vote.',
    'I lost my phone and my father’s number.',
    'My mother was in the office for twenty days.',
    'The old model died and nobody was sorry.',
    'I was admitted to the college in the second list.',
  ])('nothing: %s', (answer) => expect(tellsOfLoss(answer)).toBe(false));

  it.each(['chill', 'grill'] as const)(
    'are met with one human sentence, then another question, in %s',
    (style) => {
      const play = new Play(style);
      play.answer(
        'My father passed away that year, so I took over the shop and paid 4 lakh of loans.',
        60_000,
      );
      expect(play.scripts[0]).toBe('sympathy');
      expect(play.spoken.at(-1)).toMatchObject({ move: 'lead', awaiting: true });
      expect(play.state.turns.findLast(({ role }) => role === 'candidate')?.unscored).toBeUndefined();
    },
  );
});

it('an answer in another language is told once what is assessed (rule SAFE-18)', () => {
  const play = new Play('chill');
  play.answer('Maine wahan par do saal kaam kiya aur phir ghar aaya kyunki mummy bimar thi.', 60_000);
  expect(play.scripts).toContain('language');
  play.answer('मैंने वहाँ दो साल काम किया और फिर घर आया।', 120_000);
  expect(play.scripts).not.toContain('language');
});
