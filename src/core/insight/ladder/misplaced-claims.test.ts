import { describe, expect, it } from 'vitest';
import { inventedIn, knownFacts } from '#core/scoring/invented-in.ts';
import { suspicionsIn } from './misplaced-claims.ts';

const said = {
  pumps: [
    'Ritu Bhosale. Territory Service Executive, Varuna Pumps, Nashik, July 2021 - March 2024.',
    'At Varuna Pumps I scheduled service calls for 6 field technicians in Nashik. Repeat visits were high, so I sorted the calls by pump model and gave each technician two models. Repeat visits fell from 22 to 13 a month in four months. My manager, Mr. Deshpande, wrote the new spare parts list, I only checked it. I did not visit the Pune branch.',
  ],
  audit: [
    'Farhan Mulla. Article Assistant, Kale & Co, Kolhapur, 2020 - 2023.',
    'I was an article assistant at Kale & Co in Kolhapur from 2020 to 2023. In the Sahyadri Dairy audit I matched 1,400 milk collection slips with the ledger. 37 slips had the wrong fat reading. The partner decided to qualify the report; I had only shown him the slips. The dairy replaced two testing machines. I failed my first attempt of the CA Inter group 2 and cleared it in the second.',
  ],
  quiz: [
    'Leena Thomas. B.Sc Statistics, 2023.',
    'In college I ran the quiz club with a friend, Imran. He booked the hall and found the sponsor, who paid 15,000 rupees. I wrote the 60 questions. 80 students came, we had expected 200. I would start publicity two weeks earlier next time.',
  ],
  ward: [
    'In our unit three of the seven concentrators were not working for four months because nobody had renewed a maintenance contract of 62,000 rupees. I wrote eleven letters to the office, and it was approved in one hour 40 minutes when I went there in person.',
    'One night we had two babies and one working warmer. I kept both in it with a partition made of a bedsheet, which is against protocol. My senior, Dr Awasthi, was angry. We planned for 90 days and it took 131 days.',
  ],
  shop: [
    'Outstanding was 2.1 crore on a turnover of 6 crore. I made a rule, no new supply after 60 days. We lost 11 dealers in three months. Now outstanding is around 90 lakh. Four of the eleven came back.',
    'My father wanted to give, I said we will quote without it. We did not get the school tender of 28 lakh. The provision was raised from 40 lakh to 1.1 crore. My partner first asked me to let it go. I refused leave to a naik because his wife was unwell.',
  ],
} as const;
type Said = keyof typeof said;

const isStopped = (whose: Said, told: string): boolean =>
  inventedIn(told, knownFacts(said[whose])).length + suspicionsIn(told, said[whose]).length > 0;

/** Lies made of words that were all said, but for a few. */
const lies: readonly (readonly [Said, string])[] = [
  ['pumps', 'I led 6 field technicians in Nashik.'],
  ['pumps', 'I wrote the new spare parts list and Mr. Deshpande checked it.'],
  ['pumps', 'Repeat visits fell from 22 to 13 a week.'],
  ['pumps', 'Repeat visits fell from 13 to 22 a month.'],
  ['pumps', 'I visited the Pune branch.'],
  ['pumps', 'Repeat visits fell by 13 a month.'],
  ['pumps', 'I gave each technician four models.'],
  ['pumps', 'I sorted 22 calls by pump model.'],
  ['pumps', 'The 13 technicians handled two models each.'],
  ['pumps', 'In six months repeat visits fell from 22 to 13.'],
  ['pumps', 'I trained 6 field technicians in Nashik.'],
  ['pumps', 'I scheduled service calls for 6 field technicians in Pune.'],
  ['pumps', 'Customers in Nashik thanked me for the change.'],
  ['pumps', 'I chose the new spare parts with Mr. Deshpande.'],
  ['pumps', 'I hired each technician for two models.'],
  ['audit', 'I decided to qualify the report.'],
  ['audit', '1,400 slips had the wrong fat reading.'],
  ['audit', 'I replaced two testing machines at the dairy.'],
  ['audit', 'The dairy replaced 37 testing machines.'],
  ['audit', 'I matched 1,400 milk collection slips with the ledger in 37 days.'],
  ['audit', 'I was a partner at Kale & Co in Kolhapur.'],
  ['audit', 'From 2020 to 2023 I audited Sahyadri Dairy.'],
  ['audit', 'I found the 37 slips before the partner did.'],
  ['audit', 'The partner asked me to qualify the report.'],
  ['audit', 'I persuaded the partner to qualify the report.'],
  ['audit', 'I was an article assistant at Sahyadri Dairy.'],
  ['audit', 'I matched 37 milk collection slips with the ledger.'],
  ['quiz', 'I found the sponsor, who paid 15,000 rupees.'],
  ['quiz', '200 students came.'],
  ['quiz', 'I wrote the 80 questions.'],
  ['quiz', 'I started publicity two weeks earlier.'],
  ['quiz', '80 students paid 15,000 rupees.'],
  ['quiz', 'I booked the hall and wrote the 60 questions.'],
  ['quiz', 'Imran and I wrote the 60 questions.'],
  ['quiz', 'I ran the quiz club alone in college.'],
  ['quiz', 'The sponsor paid 15,000 rupees for each student.'],
  ['quiz', '80 students came because I had started the publicity early.'],
  ['ward', 'Seven of the concentrators were not working for four months.'],
  ['ward', 'Dr Awasthi kept both babies in one warmer.'],
  ['ward', 'I renewed the maintenance contract of 62,000 rupees.'],
  ['ward', 'It was approved in eleven minutes.'],
  ['ward', 'It took 90 days.'],
  ['shop', 'All eleven dealers came back.'],
  ['shop', 'Outstanding went from 90 lakh to 2.1 crore.'],
  ['shop', 'My father made a rule, no new supply after 60 days.'],
  ['shop', 'We got the school tender of 28 lakh.'],
  ['shop', 'The provision was raised from 40 lakh to 2.1 crore.'],
  ['shop', 'I gave the naik leave.'],
];
/** The same told truly in other words. */
const truths: readonly (readonly [Said, string])[] = [
  ['pumps', 'In Nashik I scheduled the service calls of 6 field technicians.'],
  ['pumps', 'Repeat visits were 22 a month before.'],
  ['pumps', 'I sorted the calls by pump model.'],
  ['pumps', 'Each technician got two models.'],
  ['pumps', 'Four months later we had 13 repeat visits a month.'],
  ['pumps', "The spare parts list was Mr. Deshpande's; I checked it."],
  ['pumps', 'My own part was the sorting of the calls, not the list of parts.'],
  ['pumps', 'I never went to the Pune branch.'],
  ['pumps', 'What I changed was who took which call: two pump models for each technician.'],
  ['pumps', 'The problem was repeat visits: 22 in a month.'],
  ['pumps', 'At Varuna Pumps we had 6 technicians in the field, and I planned their calls.'],
  ['audit', 'I compared 1,400 slips with the ledger.'],
  ['audit', '37 of the 1,400 slips had a wrong fat reading.'],
  ['audit', 'It was the partner who decided to qualify the report.'],
  ['audit', 'I showed the slips to the partner.'],
  ['audit', 'I failed CA Inter group 2 the first time.'],
  ['audit', "The decision was not mine, it was the partner's."],
  ['audit', 'I needed a second attempt for group 2 of CA Inter.'],
  ['audit', 'Each slip was a milk collection I checked against the ledger.'],
  ['quiz', 'Imran booked the hall, I wrote the questions.'],
  ['quiz', 'We expected 200 students and 80 came.'],
  ['quiz', 'The sponsor gave 15,000 rupees.'],
  ['quiz', 'Next time I would begin the publicity two weeks sooner.'],
  ['quiz', '60 questions were mine.'],
  ['quiz', 'Only 80 of the 200 we expected turned up.'],
  ['quiz', 'The quiz club was run by Imran and me.'],
  ['quiz', "Finding the sponsor was Imran's work."],
  ['quiz', 'I would not leave the publicity so late again.'],
  ['quiz', 'I set all 60 questions for the quiz.'],
  ['quiz', 'The mistake I see is in the publicity, which began too late.'],
  ['ward', 'Of our seven concentrators three did not work, because nobody had renewed the contract.'],
  ['ward', 'I kept both in the one warmer, with a partition made of a bedsheet.'],
  ['shop', 'We stopped supplying after 60 days, and that cost us 11 dealers in three months.'],
  ['shop', 'Outstanding came down from 2.1 crore to around 90 lakh.'],
  ['shop', 'Only four of the eleven came back.'],
  ['shop', 'I rejected the leave of a naik whose wife was unwell.'],
];

describe('what a rung tells otherwise than it was said (rule LADDER-6)', () => {
  it.each(lies)('of %s, stopped: %s', (whose, told) => expect(isStopped(whose, told)).toBe(true));
  it.each(truths)('of %s, let through: %s', (whose, told) => expect(isStopped(whose, told)).toBe(false));
});
