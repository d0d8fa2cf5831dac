import type { DemoAnswer } from '../../demo/answers/demo-answer.ts';

/** On what they studied and what they would do. Words in braces are filled from an applicant's trade. */
export const aboutMind: readonly DemoAnswer[] = [
  {
    topicId: 'academics',
    quality: 3,
    text: 'One idea of {subject} I would take to anybody is {idea}. I would show it with water in a kitchen, or with change in a purse, before I said the word for it. It has an edge, though: {limit}. I learned the edge in my third year, when my own sum was out by a fifth.',
  },
  {
    topicId: 'academics',
    quality: 3,
    gaps: ['limit', 'example', 'reason', 'failure_case', 'application', 'explain_hook'],
    text: 'My project at {college} assumed that people do what they are told, because the data came from a place where they had to. I would not assume that today. I went back last year with the register of {employer} and the effect was there, at about half its size. I wrote that to my guide, who is using it in class.',
  },
  {
    topicId: 'academics',
    quality: 2,
    text: 'In {subject} the most useful idea was {idea}. In my work I use it in a simple form. I did a project on it in the last year and I got 8 out of 10 for it.',
  },
  {
    topicId: 'academics',
    quality: 2,
    gaps: ['limit', 'example', 'reason', 'failure_case', 'application', 'explain_hook'],
    text: 'I think {limit}. I am not fully sure of the proof any more. We had it in the fourth semester, and I would look it up before I teach it to somebody.',
  },
  {
    topicId: 'academics',
    quality: 1,
    text: 'My favourite subject was {subject}. There are many concepts in it which are used everywhere in the industry. I prepared from the notes and scored good marks in all the semesters.',
  },
  {
    topicId: 'academics',
    quality: 1,
    gaps: ['limit', 'example', 'reason', 'failure_case', 'application', 'explain_hook'],
    text: 'I studied it some time back, so the details I do not remember now. But the basics are clear to me.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    text: 'In the meeting I say nothing against them. I add the one thing only who made it can know, where the figure is weak, so that the client is safe. The same evening I tell my teammate that I saw it, and that the next slide has both names. If it happens again I go to our manager with them, not behind them. It may cost me a friend, and I did lose one over less at {employer}.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    gaps: ['reason', 'stakeholder', 'other_side', 'limit', 'twist', 'cost', 'alternative'],
    text: 'On Monday I keep the rule myself and say so at ten, to {colleague} first, since they are the one who is slowed down by it. I would ask for two weeks and count what it costs. If the count says that it costs more than it saves, I was wrong about the rule, and I will say that too.',
  },
  {
    topicId: 'situational_ethics',
    quality: 3,
    text: 'I had a small case like it. {colleague} asked me to sign for a check that was not done, because the lorry was waiting. I did not sign; I did the check, and the lorry left forty minutes late. My manager was not pleased that day. What I would change is to have asked for a rule about late lorries before there was one.',
  },
  {
    topicId: 'situational_ethics',
    quality: 2,
    text: 'I would talk to the teammate alone after the meeting and ask why they did it. Maybe they forgot to mention me. If they do it again I would go to the manager. In front of the client I would keep quiet, since it would look bad for all of us.',
  },
  {
    topicId: 'situational_ethics',
    quality: 2,
    gaps: ['reason', 'stakeholder', 'other_side', 'limit', 'twist', 'cost', 'alternative'],
    text: 'Some people would not like it, mainly {colleague}. I would explain to them that it helps in the long run. If the manager says no, then I would follow what he says and write a mail for the record.',
  },
  {
    topicId: 'situational_ethics',
    quality: 1,
    text: 'Honesty is the best policy. One should always be ethical and do the right thing. I would solve the matter by proper communication, as a leader has to keep the team together.',
  },
  {
    topicId: 'situational_ethics',
    quality: 1,
    gaps: ['reason', 'stakeholder', 'other_side', 'limit', 'twist', 'cost', 'alternative'],
    text: 'It depends on the situation. I would ask my seniors for guidance and follow the company policy, so that nobody has a problem.',
  },
  {
    topicId: 'closing',
    quality: 3,
    text: 'One question: which of your own courses do you think the school should stop teaching? And thank you, I had to think more than I had planned to.',
  },
  { topicId: 'closing', quality: 2, text: 'No, thank you. I would only like to know when the result comes.' },
  { topicId: 'closing', quality: 1, text: 'No questions. Thank you for the opportunity.' },
];
