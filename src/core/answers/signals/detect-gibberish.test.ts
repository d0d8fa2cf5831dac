import { describe, expect, test } from 'vitest';
import { wordsOf } from '#core/text/words-of.ts';
import { isGibberish } from './detect-gibberish.ts';

describe('letters struck at random between real words (rule OFFLINE-6)', () => {
  test.each([
    'In the third week gfhjk I moved the bsdkjf loading dock to the east wqpoxz gate because the trucks hjkwq had to turn twice.',
    'The vendor rtyvbn was late so fghuio I called edcvfr the plant and we bnmhgf split the order into two.',
    'I asked my manager for two more people zzxxcv and the queue jjkkll came down from forty mmnnbb to nine wwqqee in a month.',
  ])('%s', (answer) => expect(isGibberish(wordsOf(answer))).toBe(true));
});

describe('words that only look odd are words', () => {
  test.each([
    [
      'short for something',
      'we moved dns and tls to the cdn, then ssh, tcp and smtp through vpn, and wrote it in js with npm.',
    ],
    [
      'short, in capitals',
      'My CGPA at IIT was 8.1, then NPCI, SAP FICO, GST, TDS and PMKVY at SIDBI and NPTEL.',
    ],
    [
      'names in small letters',
      'prajwal and ujjwal from mysuru went with jhanvi to kozhikode, thrissur, pudukkottai and tiruchirappalli.',
    ],
    [
      'far names',
      'I worked with Krzysztof, Nguyen, Sze, Lkhagvasuren and Ngxola at Schwartz & Pfizer in Mbeya and Zhejiang.',
    ],
    [
      'Hindi',
      'Maine apne gaon mein kirana dukaan chalayi, hisaab likha, udhaar diya aur bhaiya ne thoda saath diya.',
    ],
    [
      'terms',
      'We ran chi-square, ANOVA and xgboost on the csv, then lymph, rhythm, psychrometer, bcrypt and phthalate.',
    ],
    [
      'slips of who learned late',
      'I was incharg of godwon, we recived matrial dayly and i maintaned the ragister wich nobody was cheking.',
    ],
  ])('%s', (_, answer) => expect(isGibberish(wordsOf(answer))).toBe(false));

  test('one slip of the hand, or two, costs nothing', () => {
    const answer =
      'I moved the loading dock to the east gate asdfgh because the trucks had to turn twice qwer.';
    expect(isGibberish(wordsOf(answer))).toBe(false);
  });
});
