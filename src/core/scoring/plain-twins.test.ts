import { describe, expect, test } from 'vitest';
import type { TopicId } from '#contract/topics.ts';
import { topicsOf } from '#tests/fixtures/scored-interview.ts';
import { assessOffline } from './assess-offline.ts';
import { gradeTopic } from './grade-topic.ts';

/** The same facts told by somebody who learned English late and by somebody who speaks it well. */
type Twin = { topicId: TopicId; question: string; plain: string; fluent: string };

const twins: readonly Twin[] = [
  {
    topicId: 'background',
    question: 'What does your father do?',
    plain:
      'My father is breaking stone at quarry, sir, outside, in Raichur side, from October to May. He is one of the oldest there, before he was driving the mule. Mother is having goats, we have two and half acre, groundnut. And firewood selling.',
    fluent:
      'My father breaks stone at a quarry near Raichur from October to May. He is one of the oldest there and used to drive the mule. My mother keeps goats, and we grow groundnut on two and a half acres and sell firewood.',
  },
  {
    topicId: 'work_experience',
    question: 'What do you do in your job?',
    plain:
      'I am in ration shop, on machine I am sitting. People are giving thumb, machine is not taking old people thumb. So I kept one register for that people and took it to the taluka office every Monday. Earlier twenty people were going back empty, now two or three only.',
    fluent:
      'I work at a ration shop and operate the machine. People give their thumbprint, and the machine often refuses those of old people. So I kept a separate register for them and took it to the taluka office every Monday. Twenty people a month used to go back empty-handed; now it is two or three.',
  },
  {
    topicId: 'work_experience',
    question: 'Which part of your work are you proud of?',
    plain:
      'I am sorting letters in one courier office at Kohima. Houses in our place are having no number. So I made one notebook, near which church, behind which petrol pump, and I write it there. New boys are asking for my notebook first. Parcels are not coming back like before.',
    fluent:
      'I sort letters at a courier office in Kohima, where houses have no numbers. So I made a notebook of landmarks, near which church or behind which petrol pump, and I write each one down. New boys ask for my notebook first, and fewer parcels come back than before.',
  },
  {
    topicId: 'hobbies',
    question: 'Do you have a hobby?',
    plain:
      'Sir, my hobby is repairing radio. Old people in our village are having old radio, shop is not taking it. Parts I am buying from Latur, one capacitor is three rupees. Till now fourteen radios I have repaired and money I am not taking, they are giving vegetable.',
    fluent:
      'Sir, my hobby is repairing radios. Old people in our village have old radios that no shop will take. I buy the parts from Latur, where a capacitor costs three rupees. I have repaired fourteen radios so far, and I take no money, so they give me vegetables.',
  },
  {
    topicId: 'analytical',
    question: 'How many cups of tea are sold at your station in a day?',
    plain:
      'At our station twenty trains are stopping. One train is having maybe five hundred people and ten in hundred will take tea. So fifty cup for one train, and twenty trains makes one thousand. Staff and auto drivers are also there, so two hundred more I will add.',
    fluent:
      'Twenty trains stop at our station. Each train carries perhaps five hundred people, and ten in a hundred will have tea. That makes fifty cups a train and a thousand for twenty trains. There are staff and auto drivers as well, so I would add two hundred.',
  },
  {
    topicId: 'introduction',
    question: 'Tell us about yourself.',
    plain:
      'My name is Ramesh and I am from Jalna. I studied in zilla parishad school, Marathi medium, up to tenth. English I learned in Pune, from newspaper and from one old lady, I was bringing milk to her. Now I am doing accounts in her son office.',
    fluent:
      "My name is Ramesh and I come from Jalna. I studied at a zilla parishad school in Marathi up to the tenth. I learned English in Pune from newspapers and from an old lady to whom I delivered milk. Now I do the accounts in her son's office.",
  },
];

const empty: readonly (readonly [TopicId, string, string])[] = [
  [
    'work_experience',
    'What do you do in your job?',
    'I am doing my job with full dedication. Whatever work is coming I am doing it on time only. My manager is happy with me and team is also supporting. I am taking responsibility and handling all the things properly. Like that only I am growing day by day.',
  ],
  [
    'career_goals',
    'Where do you see yourself in five years?',
    'In five years I am seeing myself in good position in one good company. I will be doing hard work and learning new things. My parents will be proud on me. I am having full confidence that I will achieve it. Step by step I am moving to my goal only.',
  ],
  [
    'situational_ethics',
    'Have you seen something wrong and spoken about it?',
    'Yes sir, wrong things are there everywhere. I am always standing with the truth. If anybody is doing wrong I am telling him it is not good. Honesty is best policy, my parents taught me this only. I am following it in my life daily and I feel happy.',
  ],
];

function scoreOf(topicId: TopicId, question: string, answer: string): number {
  const topic = topicsOf([[topicId, 'lead', question, answer]]).find((one) => one.topicId === topicId);
  if (!topic) throw new Error('The topic was not assessed.');
  return gradeTopic({ topic, assessment: assessOffline(topic), contradicted: false }).score;
}

const gaps = twins.map(
  ({ topicId, question, plain, fluent }) =>
    scoreOf(topicId, question, fluent) - scoreOf(topicId, question, plain),
);

describe('the same facts in plain and in fluent English (rule SIGNAL-9)', () => {
  test.each(twins.map((twin, at) => [twin.plain, gaps[at] ?? 0] as const))(
    'lie within a point and a half: %s',
    (_, gap) => expect(gap).toBeLessThanOrEqual(1.5),
  );

  test('are worth the same but for half a point in the mean', () =>
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThanOrEqual(0.5));

  test.each(twins.map(({ topicId, question, plain }) => [plain, topicId, question] as const))(
    'carry nothing with their words in another order: %s',
    (plain, topicId, question) =>
      expect(scoreOf(topicId, question, plain.split(' ').sort().join(' '))).toBeLessThanOrEqual(2.5),
  );

  test.each(empty)('plain English that tells nothing of one’s own stays below 2.5: %s, %s', (...given) =>
    expect(scoreOf(...given)).toBeLessThan(2.5),
  );
});
