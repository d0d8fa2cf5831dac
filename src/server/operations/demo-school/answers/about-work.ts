import type { DemoAnswer } from '../../demo/answers/demo-answer.ts';

/** On their work and on why they come. Words in braces are filled from an applicant's trade. */
export const aboutWork: readonly DemoAnswer[] = [
  {
    topicId: 'introduction',
    quality: 3,
    text: 'I have worked for {months} months at {employer} in {city}, as {role}. The thing I would like you to know is that {problem}, and that I spent most of a year on {change}. Before that I studied {subject} at {college}. On Sundays I do {hobby}, badly and happily.',
  },
  {
    topicId: 'introduction',
    quality: 2,
    text: 'I am a {role} at {employer} in {city} for {months} months now. I studied {subject} at {college}. At work I was part of a change where {problem}. Outside work I like {hobby}.',
  },
  {
    topicId: 'introduction',
    quality: 1,
    text: 'Good morning. I am a hard-working and sincere person. I did my studies from {college} and presently I am working in {employer}. My strengths are team work and dedication and my hobby is {hobby}.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    text: 'When I came, {problem}. I wrote down every case for six weeks, and then I proposed {change}. I did the list, the trial and the training of {team} people myself; {colleague} did the part at the door. In {months} months {measure} went from {before} to {after} {unit}. The trial cost two weekends of overtime, which I had not asked anybody about.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['own_part', 'stakeholder', 'other_side', 'reason'],
    text: 'Without me {change} would not have been tried, because {colleague} was against it: for them it was more work on the busiest day. I offered to do that hour myself for a month. After three weeks they took it over, since the complaints they used to get had stopped. They would tell you it was a shared idea, and the second half of it was.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['alternative', 'cheaper_way', 'limit', 'failure_case', 'twist', 'cost'],
    text: 'The other way was to buy more of everything, and it was priced at about {before} lakh rupees. I did the sum with {colleague} and we saw that it would only have hidden that {problem}. What I did not see is that {change} leans on one careful person. When that person was ill for ten days {measure} was back at {before}.',
  },
  {
    topicId: 'work_experience',
    quality: 3,
    gaps: ['metric_source', 'size', 'result', 'vague_word'],
    text: 'I counted {measure} by hand in a register, every day, for {months} months: {before} {unit} before and {after} after. People trust the second figure more than they should, because the slow season fell into it. If I take the same months of the year before, I would claim half of the difference and no more.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    text: 'The main thing was that {problem}. We decided on {change} and I was in charge of the trial with {team} people. It went well and {measure} came down to {after} {unit}. The training took longer than planned, but in the end everybody used it.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    gaps: ['own_part', 'stakeholder', 'other_side', 'reason', 'alternative', 'limit'],
    text: 'My part was the trial and the reports to the manager. {colleague} was not convinced at first, so I explained the figures to them again. I think they saw that it makes their work easier. We also thought of hiring one more person, but there was no budget for it.',
  },
  {
    topicId: 'work_experience',
    quality: 2,
    gaps: ['metric_source', 'size', 'result', 'vague_word'],
    text: 'It was around {before} {unit} when I joined and about {after} later. I took it from the monthly report. I did not check how the report counts them, that came from the head office.',
  },
  {
    topicId: 'work_experience',
    quality: 1,
    text: 'In {employer} I have done many things. There was an issue that {problem} and our team worked very hard on it. Everyone gave their best and the management was happy with the result. I learned a lot about team work from it.',
  },
  {
    topicId: 'work_experience',
    quality: 1,
    gaps: [
      'own_part',
      'stakeholder',
      'other_side',
      'reason',
      'alternative',
      'limit',
      'metric_source',
      'size',
      'result',
    ],
    text: 'It was a team effort, so it is difficult to say what exactly I did. There was some resistance in the beginning but slowly people understood. The improvement was quite good overall.',
  },
  {
    topicId: 'why_mba',
    quality: 3,
    text: 'The gap is this: {gap}. I tried to close it at {employer}. I asked to sit in the monthly review for half a year and I took an evening course in finance. It ended where somebody has to decide with other people’s money, and nobody lets a {role} practise that. Your second-year project with a firm is where I would.',
  },
  {
    topicId: 'why_mba',
    quality: 3,
    text: 'I would ask what became of the people who did not get the job they came for. The prospectus has the average and the top. I put it to two of your graduates: one is with the firm of his internship, the other went back to {city} and runs {team} people. If the school has no answer I would still come, but I would plan for the second case.',
  },
  {
    topicId: 'why_mba',
    quality: 3,
    gaps: ['reason', 'alternative', 'cheaper_way', 'limit', 'find_out', 'cost'],
    text: 'Another year of work would teach me the same thing once more: {change}, at another site. I worked it out with the fees and {months} months of salary given up: it takes six years to come back, if I earn half as much again. The figure I am least sure of is the half. I can live with four tenths.',
  },
  {
    topicId: 'why_mba',
    quality: 2,
    text: 'In my work I saw that {gap}. An MBA would give me finance and strategy, and I would get to know people from other trades. After {months} months I feel that it is the right time, since later it gets harder to leave a job.',
  },
  {
    topicId: 'why_mba',
    quality: 2,
    text: 'I would ask how much time the students get with firms in the second year. I did not ask a graduate until now, but I read two blogs of students. If it is little, I would look for an internship by myself.',
  },
  {
    topicId: 'why_mba',
    quality: 2,
    gaps: ['reason', 'alternative', 'cheaper_way', 'limit', 'find_out', 'cost'],
    text: 'I thought about a course by distance as well, and it is cheaper. But one learns most from the class, and {employer} would not have given me the days for it. So I decided for the full time.',
  },
  {
    topicId: 'why_mba',
    quality: 1,
    text: 'MBA is very important nowadays to grow in the career. It will develop my personality and leadership quality and I will get good exposure. Your college has a very good name and placements, so it is my dream to study here.',
  },
  {
    topicId: 'why_mba',
    quality: 1,
    text: 'I do not have a question as such, the website has everything. Maybe I would ask about hostel and the placement companies. My cousin also did an MBA and it helped him a lot.',
  },
];
