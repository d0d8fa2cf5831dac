import { describe, expect, test } from 'vitest';
import { saysNothingNew } from './nothing-new.ts';

const question = 'Why do you want an MBA, and what would you do with it in the first year?';
const first =
  'I have sold pumps in Satara for three years, and I want to be where the price is set instead of where it is told. Dealers ask me why a pump costs what it costs, and I read them the list. I would rather make the list.';
const again =
  'As I see it, the list is made somewhere and told somewhere else, and I am where it is told. I want to be where it is made. The dealers ask and I read, and whoever reads the list is not the one who sets it. So instead of reading I would be setting, and instead of telling the price I would make the price, and that is why I want it.';
const further =
  'In March a dealer in Karad showed me two bills: the same pump, eleven per cent apart. I rang the office and nobody could say why. I made a sheet of forty bills and found that the freight was counted twice on one route. They corrected it in June. So I know that I can find a fault in a list; what I cannot do is say what the right price is.';

describe('an answer that turns one thought over (rule SIGNAL-8)', () => {
  test('says nothing new after it', () => {
    expect(saysNothingNew(again, question, [first])).toBe(true);
    expect(saysNothingNew(further, question, [first])).toBe(false);
    expect(saysNothingNew(first, question, [])).toBe(false);
  });

  test('and so does one that says its question back', () => {
    const back =
      'Why I want an MBA is a question of what I would do with it in the first year, and what I would do in the first year is the question of why I want it. Since I want an MBA, there must be something that I would do with it, and what I would do with it in the first year is connected with why I want an MBA at all.';
    expect(saysNothingNew(back, question, [])).toBe(true);
  });

  test('short answers and the same sentence twice are left alone', () => {
    expect(saysNothingNew('I want to make the list, and that is why I want an MBA.', question, [first])).toBe(
      false,
    );
    expect(saysNothingNew(`${further} ${further} ${further}`, question, [first])).toBe(false);
  });
});
