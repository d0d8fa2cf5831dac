import { describe, expect, it } from 'vitest';
import { topicsOf } from '#tests/fixtures/scored-interview.ts';
import { faultIn, isSoundRemark, saidIn } from './prose.ts';

const [topic] = topicsOf([
  [
    'work_experience',
    'lead',
    'Which decision was yours?',
    'In April 2023 our hub had 1,400 unpaid invoices and clearing one took nine days, so I built a matcher in six weeks and the vendor desk in Indore lost its overtime. I should have cleaned the master data first, because 40 names stood there twice, and I did that only when finance complained about it in June.',
  ],
  [
    'work_experience',
    'probe',
    'Who was against it?',
    'The vendor desk, since two people lost their overtime pay and one left in August.',
  ],
]);
if (!topic) throw new Error('no topic');

describe("a model's words to a candidate", () => {
  it.each([
    'The transcript shows a decision of your own, and what it cost the vendor desk.',
    'You cleared 1400 invoices and say why it took nine days before.',
    'Of your 2 answers the second says who lost by it.',
    'What the matcher cost in rupees stays open; the point where it pays back is missing.',
    'You name the system that failed, the report you would send, and who was told.',
    'More time would make it longer and not clearer, so the fairness of the rule stays open.',
    'The temple season decides the orders, and you clear the stock before it.',
    'You passed the grade in violin that your mother had set you.',
  ])('may be: %s', (text) => expect(faultIn(text, saidIn(topic, [2, 1]))).toBeNull());

  it.each([
    ['a number from nowhere', 'You cleared 1,500 invoices and cut the time to three days.'],
    ['a number from nowhere', 'You led a team of twelve people through it.'],
    ['a verdict', 'With answers like this you should clear the interview.'],
    ['banned topic', 'Your chances at a good school are high with this story.'],
    ['a verdict', 'There is a 40% chance that the panel liked the matcher.'],
    ['banned topic', 'For a woman of your background this was brave work to do.'],
    ['banned topic', 'This was a stupid answer and it wasted the time of the panel.'],
    ['talk of marks', 'This is worth a score of the upper range in my eyes.'],
    ['talk of marks', 'You reached level 3 on this and could reach more.'],
    ['talk of marks', 'That is 2/4 of what the panel hoped to hear from you.'],
    ['not for candidates', 'As an AI I think that the story of the matcher holds together.'],
    ['not for candidates', 'The strongest part is E04, where you say what you built.'],
    ['not for candidates', 'At [college] you would have been told to clean the data.'],
    ['not for candidates', 'See https://example.com for how to tell a story like this.'],
    ['the style', 'For a Grill interview this was calm and to the point.'],
    ['not English', 'Aapne bahut achha kaam kiya hai lekin aur batana chahiye tha ki kaise.'],
    ['not English', 'आपने बहुत अच्छा काम किया है।'],
    ['not English', ''],
  ])('may not be %s: %s', (fault, text) => expect(faultIn(text, saidIn(topic, [2, 1]))).toBe(fault));

  it('a remark on what is missing is short and passes the same test', () => {
    expect(isSoundRemark('What the matcher cost, and who paid for it.', topic)).toBe(true);
    expect(isSoundRemark('What the matcher cost in 2019.', topic)).toBe(false);
    expect(isSoundRemark(' ', topic)).toBe(false);
    expect(isSoundRemark('what it cost and '.repeat(6), topic)).toBe(false);
  });
});
