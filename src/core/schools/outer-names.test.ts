import { describe, expect, it } from 'vitest';
import { isFitSender, isKeptAddress } from './outer-names.ts';

describe('a name a school’s mails come from (rule SCHOOL-92)', () => {
  it.each([
    'Admissions, Sahyadri School of Management',
    'दाखिला, सह्याद्रि',
    'St. John’s Institute (PGP)',
    'Hotel School of Seattle',
    'A & B Institute',
  ])('%s is fit', (name) => expect(isFitSender(name)).toBe(true));

  it.each([
    ['our name', 'Hotseat'],
    ['our name in it', 'Admissions at HOT SEAT'],
    ['our name with signs', 'h.o-t_s e a t'],
    ['our name with a digit', 'H0tseat Support'],
    ['our name in Cyrillic letters', 'Ноtѕеаt'],
    ['our name with marks', 'Hótsëat'],
    ['our name in full width', 'Ｈｏｔｓｅａｔ'],
    ['a line of its own', 'Sahyadri\r\nBcc: all@example.com'],
    ['an address', 'support@bank.example'],
    ['an address in full width', 'support＠bank'],
    ['a bracket', 'Sahyadri <support'],
    ['a quote', 'Sahyadri" <x'],
    ['an unseen letter', 'Sahya\u200Bdri'],
    ['a turned direction', 'Sahyadri \u202Eofni'],
    ['a domain', 'iimb.example.com'],
  ])('%s is not', (_what, name) => expect(isFitSender(name)).toBe(false));
});

describe('a name before our host (rule SCHOOL-93)', () => {
  it.each(['sahyadri', 'iim-nilgiri', 'xyz', 'appa', 'my-school'])('%s is free to be taken', (name) =>
    expect(isKeptAddress(name)).toBe(false),
  );
  it.each(['www', 'api', 'admin', 'mail', 'localhost', 'hotseat', 'hot-seat', 'h0tseat-login', 'my-hotseat'])(
    '%s is kept',
    (name) => expect(isKeptAddress(name)).toBe(true),
  );
});
