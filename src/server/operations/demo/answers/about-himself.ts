import type { DemoAnswer } from './demo-answer.ts';

/** Introduction, background, hobbies and the last word. */
export const aboutHimself: readonly DemoAnswer[] = [
  {
    topicId: 'introduction',
    quality: 1,
    stemId: 'introduction.two_hobbies',
    text: 'Chenda would be harder to give up, sir. I have been playing for 8 years and we all play together at the temple in Thrissur. Radios are also interesting but that is more of a time pass. Drumming gives me a lot of energy and it teaches team work and so many things.',
  },
  {
    topicId: 'introduction',
    quality: 1,
    gaps: ['example', 'real_instance', 'result', 'reason'],
    text: 'It must have been during the last Onam holidays. We practised from morning and then there was a small programme in the evening. It went quite well and everyone was happy. After joining work it is difficult to get a full day, so mostly it is weekends now.',
  },
  {
    topicId: 'introduction',
    quality: 2,
    stemId: 'introduction.hobby_at_work',
    text: 'Both need patience, sir. In long-distance running we should not go fast at the start, otherwise we cannot finish. On the grid desk also, if we hurry in a fault call then mistakes happen. So running has helped me to stay calm at work and to manage the pressure in a better way.',
  },
  {
    topicId: 'introduction',
    quality: 2,
    gaps: ['stakeholder', 'application', 'other_side'],
    text: 'Two of my seven technicians know, because I once ran with them to the far inverter block when the vehicle broke down. My manager only knows that I do not take calls before half past six. I use it in one way: after a bad shift I run, and then I write what went wrong, because I am calmer on paper after a run.',
  },
  {
    topicId: 'introduction',
    quality: 3,
    stemId: 'introduction.proudest_line',
    text: 'The second place among 34 teams at the State Energy Hackathon in Kochi in 2023 cost me a lab grade. I wrote the load model myself and slept three hours over two nights, so I missed a viva. I asked my professor for a second date because I knew I had chosen it. He gave it with a penalty, and I would still choose the same way, because that model became my village transformer project.',
  },
  {
    topicId: 'introduction',
    quality: 3,
    stemId: 'introduction.not_on_the_page',
    text: 'The page hides that I nearly left engineering in my second year. I had fallen from 92.6% in Class XII to a first-semester result I did not show at home. I went to two seniors, found that I was learning answers and not circuits, and rebuilt one old radio from its diagram. That is why radios stand on the page as a hobby, and why I finished at 7.94.',
  },
  {
    topicId: 'introduction',
    quality: 3,
    gaps: ['reason', 'result', 'stakeholder', 'learning'],
    text: 'The line I took out last was a robotics workshop, because I only attended it and 2 lines below it I claim to have run 5 workshops as Secretary on Rs. 1.2 lakh. Attending and running should not look alike. My sister read the page and asked which of them I could talk about for ten minutes, and that decided it.',
  },
  {
    topicId: 'background',
    quality: 1,
    stemId: 'background.visitor_one_day',
    text: 'I will take you to the Vadakkunnathan temple first and then around the Round, and after that to the zoo or the museum. Thrissur is called the cultural capital of Kerala so there is a lot to see. In the evening we can have good food. Many people come for Pooram also.',
  },
  {
    topicId: 'background',
    quality: 2,
    gaps: ['reason', 'alternative', 'example'],
    text: 'Because the famous places are seen in an hour, but the drum makers near the temple let you sit and watch how a chenda skin is tied. I took a friend from Pune there last year and he stayed for 3 hours. He understood why we stand in the sun for Pooram better than from any photograph, which I could not have explained to him.',
  },
  {
    topicId: 'background',
    quality: 3,
    stemId: 'background.city_earns',
    text: 'Thrissur earns by gold, by banks and by people who left. The gold workshops employ families in small rooms; three old banks began in the town; and money from the Gulf builds the houses. I surveyed 130 homes there for a flood relief list as an NSS volunteer, and I counted it: in many of them the earning member lived abroad. So the town is richer than its own jobs, and that worries me, because it falls when the Gulf does.',
  },
  {
    topicId: 'background',
    quality: 3,
    gaps: ['stakeholder', 'size', 'reason', 'cost', 'other_side', 'twist'],
    text: 'In those 130 homes I asked who would lift the furniture when the water came. That was my own question; the form had only asked for income. It showed which homes had no able adult, so we put these first on the list. I learnt that a survey is decided by the one question you add, because the printed ones describe the money and not the risk.',
  },
  {
    topicId: 'hobbies',
    quality: 1,
    stemId: 'hobbies.teach_us',
    text: 'For running you should start slow and be regular. Drink water and wear proper shoes. Anybody can do it, one just needs discipline and a positive mind. Slowly the distance will increase and you will feel very good, that is my experience.',
  },
  {
    topicId: 'hobbies',
    quality: 2,
    gaps: ['explain_hook', 'example', 'learning', 'real_instance'],
    text: 'Beginners run the first kilometre at the pace they wish to finish with. I did it in my first half marathon and walked from the 16th kilometre. Now I count my breath: if I cannot say one full sentence aloud, I am too fast, so I slow down. With that I reached 1 hour 52 minutes.',
  },
  {
    topicId: 'hobbies',
    quality: 3,
    stemId: 'hobbies.cost_of_hobby',
    text: 'I gave up the evening shift allowance at Deccan Switchgear for about four months, because my long runs were on those evenings. I worked it out on paper before I asked: the money against one fixed day a week. I told my supervisor the real reason. He moved me, and I trained apprentices in the morning instead, so I do not feel it as a loss.',
  },
  {
    topicId: 'hobbies',
    quality: 3,
    gaps: ['stakeholder', 'other_side', 'reason', 'cost', 'limit'],
    text: 'My mother would like less of it, because I come home from Pune for two days and run on one of them. She said it plainly last Vishu. I changed one thing: at home I run before she is up, and I do not run on the second day. The time I lose there I make up on Tuesday, so nothing is lost but sleep.',
  },
  {
    topicId: 'closing',
    quality: 1,
    text: 'I think the doubt may be about my marks in college. But I have worked hard after that and I am a sincere person. If I get a chance I will give my best, and I am sure I can contribute to the class in many ways.',
  },
  {
    topicId: 'closing',
    quality: 2,
    text: 'I am the one who halved a repair time by moving shelves. I would like to be asked what failed there, because two of the 6 sites went back to the old stock list within a month, and I had to visit both to see why.',
  },
  {
    topicId: 'closing',
    quality: 2,
    text: 'My question is: which first-year course do engineers from plants find hardest here, and what do they do about it before they come?',
  },
  {
    topicId: 'closing',
    quality: 3,
    text: 'I hoped you would ask who paid for my mistakes. At one site I cut a relay spare that failed in the next storm, and a technician drove 140 kilometres for it. I wrote that case into the stock rule myself, because a saving that sends somebody onto a wet road at night is not a saving.',
  },
  {
    topicId: 'closing',
    quality: 3,
    text: 'I found out today that I cannot price a line without a table, and that I had never asked what my own plant earns in one hour. I will ask our finance colleague on Monday, because I should have known it before I came to you.',
  },
  {
    topicId: 'closing',
    quality: 3,
    text: 'One question: when a student here is wrong in front of the class, what does a good professor of yours do next?',
  },
  {
    topicId: 'closing',
    quality: 1,
    text: 'Sir, I would like to ask about the placements and what kind of companies come here for operations roles.',
  },
  {
    topicId: 'hobbies',
    quality: 2,
    stemId: 'hobbies.hobby_number',
    text: 'In Chenda drumming I would count the minutes for which I hold the slow count without running ahead. The old players say that the hand is easy and the patience is not. After 8 years I hold it for about 20 minutes; my teacher holds it for 2 hours, and I know it because I have sat beside him with a watch.',
  },
];
