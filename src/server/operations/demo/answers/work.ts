import type { DemoAnswer } from './demo-answer.ts';

/** Work experience. In one answer he says 3 hours where his resume says 3.5, and leaves it; in another 9 technicians where it says 7, and takes it back in a later one. */
export const work: readonly DemoAnswer[] = [
  {
    topicId: 'work_experience',
    quality: 1,
    stemId: 'work_experience.decision_alone',
    text: 'At Suryakiran Renewables we changed how the spares were stocked. The time to clear an inverter fault came down from 9 hours to 3 hours. It was a very good improvement and the management appreciated it. Everyone worked hard on it and finally we got the result.',
  },
  {
    topicId: 'work_experience',
    quality: 1,
    gaps: ['alternative', 'cheaper_way', 'limit', 'failure_case'],
    text: 'The other option was to continue as it was, or to buy more spares for all the places. But that would be costly, so it was decided like this. I think it was the right decision overall because the results were good and nobody had a big problem with it.',
  },
  {
    topicId: 'work_experience',
    quality: 1,
    gaps: ['stakeholder', 'reason', 'other_side'],
    text: 'Some people in the store were not fully happy as they had to do extra work in the beginning. We explained it to them and slowly they understood. In every change there is some resistance, it is natural, so we have to manage the people properly.',
  },
  {
    topicId: 'work_experience',
    quality: 1,
    stemId: 'work_experience.role_by_machine',
    text: 'As a trainee a lot of my time went in entering test readings into the sheet. That can be done by a machine easily. Nowadays automation and AI are coming everywhere, so such jobs will go and people will do better work.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    stemId: 'work_experience.metric_stopped_at',
    text: 'It stopped at 1.8% because what was left came from bought-in relays and not from our bench. I changed the order of the bench test over 11 months, so that the slow heat check came last and weak panels fell out early. The rest needed the supplier to test before despatch, and a trainee could not ask a supplier for that. I wrote it up and it stayed with purchase. At the solar plant, where I lead a team of 9 field technicians, I now begin with what the supplier must do.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    gaps: ['alternative', 'cheaper_way', 'limit', 'failure_case', 'twist'],
    text: 'I did not try a test at the supplier, and I did not try a second shift on the bench. I asked for the first once, by mail, and when nobody replied I let it go. Today I would have taken three rejected panels to the purchase manager, because a panel on his table is harder to forget than my mail.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    stemId: 'work_experience.metric_stopped_at',
    gaps: ['stakeholder', 'own_part', 'other_side'],
    text: 'At the plant the oldest of my technicians did not want the new stock list. He had his own box of spares in his van. I went with him for two days, saw that his box was better than our list in two places, and copied it. After that he stopped arguing and began correcting the list himself.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    stemId: 'work_experience.metric_stopped_at',
    gaps: ['contradiction', 'cost', 'size', 'metric_source', 'result', 'limit'],
    text: 'I have to correct myself: I said 9 technicians, and that was wrong, it is 7 technicians. I had counted the contract drivers. The next step costs about one bench technician for three months and a heat chamber, so my guess is Rs. 9 lakh. I have not had it quoted. A rejected panel costs us roughly a day of rework, which I timed on 20 panels, so it would pay back in under 2 years if the rate fell to 1%.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    stemId: 'work_experience.employer_money',
    text: 'Take one rupee of a unit from our 40 MW plant. The state distribution company pays it under a contract of many years, for energy delivered at the meter and not for energy made. I read our contract for this: what the inverters lose before the meter is our loss. That is why I fought for the fault time, because an inverter that stands for 9 hours in the sun earns nothing and the loan on it still runs.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    stemId: 'work_experience.employer_rival',
    text: 'The nearest rival of Deccan Switchgear delivers a relay panel in 5 weeks; we took 8 when I was there. I saw it in two lost tenders whose reasons I read in the sales file. They stock the brackets and we bought 3 of them outside. I moved those 3 to the in-house press, which saved Rs. 14 lakh a year, but it took out only one week, because the relays themselves stayed the slow part.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    stemId: 'work_experience.metric_before',
    text: 'I measured it, and that is its weakness. I trained 12 apprentices on safe isolation, and I signed a sheet when each had isolated a live feeder three times in front of me without help. Nobody checked my sheet. So after a month I asked the shift engineer to test 4 of the 12 without warning; 3 passed and one did not, and I trained that one again.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['size', 'cost', 'metric_source', 'result', 'real_instance'],
    text: 'I took the number from the fault register, not from memory: the 40 faults before the change averaged 9 hours and the 31 after it 3.5 hours, counted from the alarm to the restart. I left out two that waited for a crane, and I said so in my note, because with them the second figure is 4.2. The sites had the same weather in both halves, so I think most of it is the spares.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['stakeholder', 'other_side', 'own_part', 'vague_word'],
    text: 'My part was the stock rule and the argument for it. I listed which 14 parts had failed at which of the 6 sites, and I asked the store head, who stood to lose his central store, to go over my list before anybody else saw it. He took out 3 parts and added 2. The technicians did the moving; the decision to try it at 2 sites first was mine, because little was lost if it failed there.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['alternative', 'cheaper_way', 'reason', 'limit', 'failure_case', 'twist', 'learning'],
    text: 'The alternative was a second van, about Rs. 6 lakh a year with a driver. I worked both out on one page. The van would have cut the drive and not the search for the part, and my register showed that 5 of the 9 hours went into the search. So I chose the shelves. Where I was wrong is the monsoon: one road was cut, and for that site a van would have been no use either.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['example', 'real_instance', 'evasion', 'find_out', 'application'],
    text: 'In July an inverter tripped at 11 in the morning at the far site. I took the call, asked for the two readings that separate a fan from a board, and it was the fan. The fan was on that site only because of the new list. He had it running at 12.40. Before the change he would have driven to Pune and back, so I wrote that one up for the other 5 sites.',
  },
  {
    topicId: 'work_experience',
    quality: 1,
    gaps: ['metric_source', 'size', 'result', 'vague_word'],
    text: 'It was as per our records, sir. We keep a sheet at the plant where all the faults are entered. I do not remember every entry but on average it was like that, and the monthly review also showed it.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    stemId: 'work_experience.metric_without_you',
    text: 'I cannot prove the whole of it. At 2 sites I moved the shelves and at 4 I did not, for six weeks. The four came down from 9 hours to about 8 by themselves, because the roads were dry; my two came down to under 4. So I claim the difference between 8 and 3.5 hours and not the first hour. The technicians did the driving in all 6, and without them my list is paper.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    stemId: 'work_experience.metric_before',
    text: 'The fault register of the control room would show it: the alarm time is written by the inverter and the restart by the shift engineer, so neither of them is mine. I took the 9 hours and the 3.5 hours to clear an inverter fault from there. My own sheet says only which part was used, and I would not ask you to believe that one.',
  },
];
