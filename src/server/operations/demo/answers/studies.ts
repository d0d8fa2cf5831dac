import type { DemoAnswer } from './demo-answer.ts';

/** The graduation subject, and reckoning. In the first interview a puzzle is begun and left wrong. */
export const studies: readonly DemoAnswer[] = [
  {
    topicId: 'academics',
    quality: 1,
    stemId: 'academics.dip_in_marks',
    text: 'In engineering the syllabus was very vast and the evaluation was strict. I was also active in other activities like the students association and NSS. So the marks came down somewhat, but overall I learnt many things outside the class which marks do not show.',
  },
  {
    topicId: 'academics',
    quality: 1,
    gaps: ['stakeholder', 'reason', 'example', 'learning'],
    text: 'The teachers were supportive. They said that I have potential and I should concentrate more. In the later semesters it improved. I do not think marks alone decide a person, sir, practical knowledge is also important.',
  },
  {
    topicId: 'academics',
    quality: 1,
    stemId: 'academics.degree_score_paper',
    text: 'Power systems and machines were good for me. I scored well in them because I was interested. Some of the electronics papers were tough so those brought it down, but the overall is above 7.9 which is decent in our university.',
  },
  {
    topicId: 'academics',
    quality: 2,
    stemId: 'academics.project_theory',
    text: 'The theory is the ageing of transformer oil. When oil gets hot it takes up moisture and acid, and its loss factor rises, so a small sensor that measures capacitance and loss can tell that it is going bad. We tested it for 90 days on 4 feeders. I built the sensor circuit; the reading of temperature was done by my partner.',
  },
  {
    topicId: 'academics',
    quality: 2,
    gaps: ['reason', 'failure_case', 'limit'],
    text: 'The weakest part is that 90 days had no summer in them, so we never saw hot oil. As for the marks: in the first year I learnt answers by heart, as I had done in Class XII. From the third year I solved the machine problems with the book closed, and these were my best two years. I would do the next examination in that way.',
  },
  {
    topicId: 'academics',
    quality: 2,
    gaps: ['size', 'metric_source', 'application', 'example', 'own_part'],
    text: 'The board cost us about Rs. 900 in parts, and I soldered all 4 of them. One drifted after 3 weeks because I had put it on the sunny side of the pole. I shaded it and compared it with the lab value of an oil sample: it was off by a tenth, and I noted that in the report.',
  },
  {
    topicId: 'academics',
    quality: 3,
    stemId: 'academics.elec_sampling',
    text: 'More than twice as often as the highest frequency in it. The ear ends near 20 kilohertz, so a little above 40 thousand samples a second; a compact disc takes 44.1 thousand. The reason is aliasing: a tone above half the sampling rate looks the same in the samples as a lower one, and nothing afterwards can tell them apart. So one also needs a filter before the sampler, which in my old radios is a coil and a capacitor.',
  },
  {
    topicId: 'academics',
    quality: 3,
    stemId: 'academics.elec_ac_transmission',
    text: 'Because insulation and corona grow with the voltage, while the loss saved gets smaller each time you double it. At a given power the current halves when the voltage doubles, so the loss falls to a quarter; from there on little is left to save. But the towers must be higher, the strings longer, and at very high voltage the air itself begins to leak. So each line has a best voltage for its length and power, and ours at the plant goes out at 132 kilovolt.',
  },
  {
    topicId: 'academics',
    quality: 3,
    gaps: ['size', 'metric_source', 'application', 'find_out'],
    text: 'Let me work it. 44,100 samples a second, 2 bytes each, two channels: about 176 thousand bytes a second. Times 60 that is 10.6 million bytes, so a little over 10 megabytes for a minute. For a line it goes the same way: the same power at 230 volts instead of 132 thousand needs some 570 times the current, so the same loss would ask for a conductor of that square, which is no wire any more.',
  },
  {
    topicId: 'academics',
    quality: 3,
    gaps: ['reason', 'learning', 'stakeholder'],
    text: 'What happened is that I changed the way of working too late. I came with 92.6% by repeating, and in the first year I repeated again and got 6.9. My machines teacher gave me one problem a week that was in no book, and I brought it to him on Fridays. From there my last four semesters were above 8.3. So 7.94 is the mean of two students, and I would bet on the second.',
  },
  {
    topicId: 'academics',
    quality: 3,
    gaps: ['limit', 'failure_case', 'other_side', 'alternative', 'twist'],
    text: 'I would not bet on the figure for corona; I know the direction and not the constant. I have seen the glow on our own string once, on a wet night, and I cannot compute at what voltage it begins. I would look that up, and I would bet on the quarter, because it follows from the square and from nothing else.',
  },
  {
    topicId: 'analytical',
    quality: 1,
    stemId: 'analytical.bird_and_trains',
    text: 'The bird goes from one train to the other and then back again. First trip is 60 divided by 105, so 0.57 hours. Then the next trip will be smaller and so on. It is an infinite series, sir. I think it will come to around 60 kilometres in total.',
  },
  {
    topicId: 'analytical',
    quality: 1,
    stemId: 'analytical.bird_and_trains',
    text: 'It flies until they meet. The distance is 60 and speed is 75, so I will take 0.8 hours. Then it comes to 60 kilometres only. I am not fully sure about this, sir.',
  },
  {
    topicId: 'analytical',
    quality: 2,
    stemId: 'analytical.auto_income',
    text: 'I take 12 rides a day at an average of Rs. 60, so Rs. 720. Over 26 days that is about Rs. 18,700. Fuel for some 80 kilometres a day is Rs. 250, so Rs. 6,500 a month; the loan or rent on the auto Rs. 5,000; repair and permit Rs. 1,200. About Rs. 6,000 is left. The number of rides is my weakest guess, because in Thrissur the stand decides it.',
  },
  {
    topicId: 'analytical',
    quality: 2,
    gaps: ['cost', 'metric_source', 'size', 'find_out', 'reason'],
    text: 'The empty kilometres: a driver comes back from a far drop without a passenger, and nobody sees that fuel. I would ask him how many kilometres his meter shows at night and how many of them were paid. With these two I would correct my rides and my fuel together.',
  },
  {
    topicId: 'analytical',
    quality: 3,
    stemId: 'analytical.trailing_zeros',
    text: 'A zero at the end needs a factor ten, so a two and a five. There are many more twos than fives, so I count the fives only. From 1 to 100 there are 20 multiples of 5, and 4 multiples of 25 that bring a second five each. 20 plus 4 is 24. So there stand 24 zeros at the end.',
  },
  {
    topicId: 'analytical',
    quality: 3,
    gaps: ['limit', 'reason', 'size', 'twist', 'application'],
    text: 'I check it from the other side: for 1 to 10 it must give 2, and 10 factorial is 3,628,800, which ends in two zeros. For 1 to 25 it gives 5 plus 1, so 6. The step where one errs is 25, because it holds two fives and is easily counted once. So I stay with 24.',
  },
  {
    topicId: 'analytical',
    quality: 3,
    stemId: 'analytical.petrol_pump',
    text: 'I count nozzles. Say 6 nozzles, and in a busy hour each fills a vehicle every 4 minutes, so 15 an hour. Two of three are two-wheelers with 3 litres, the third a car with 20, so the mean is about 9 litres. That is 135 litres a nozzle and 810 for the pump in a busy hour. If 6 hours are busy and 10 are a third as busy, it comes to 810 times 9.3, about 7,500 litres a day. The share of cars is my weakest number.',
  },
  {
    topicId: 'analytical',
    quality: 3,
    stemId: 'analytical.petrol_pump',
    gaps: ['find_out', 'metric_source', 'limit', 'reason'],
    text: 'I would stand there for one hour in the evening and count cars and two-wheelers apart, because that ratio moves my answer most: with one car in two instead of one in three, 9 litres becomes 11.5, and the day becomes 9,600 litres. The tanker is a second check: if one of 12,000 litres comes every second day, I am above the truth.',
  },
  {
    topicId: 'analytical',
    quality: 2,
    stemId: 'analytical.auto_income',
    gaps: ['metric_source', 'find_out', 'twist'],
    text: 'On one ride I would ask him how many rides he had by this hour yesterday, and for how much he fills the tank in the evening. The first gives me his day without asking for his income, and the second corrects my 80 kilometres.',
  },
];
