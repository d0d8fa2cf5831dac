import { describe, expect, test } from 'vitest';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { Lexicon } from '#core/text/lexicon.ts';
import { harassmentWords, rudeWords } from './lexicon-abuse.ts';
import { crisis, crisisInDevanagari, strain } from './lexicon-distress.ts';

const read = (answer: string) =>
  analyseAnswer({ answer, question: 'Tell us about a hard week.', facts: [], earlierAnswers: [] });

const examples = (...lexicons: readonly Lexicon[]) =>
  lexicons.flatMap(({ entries }) => entries.map(({ example }) => example));
const counterExamples = (...lexicons: readonly Lexicon[]) =>
  lexicons.flatMap(({ entries }) => entries.flatMap(({ not = [] }) => not));

describe('every example of the lexicons is read for what it is, every counter-example for nothing', () => {
  test.each(examples(crisis, crisisInDevanagari))('crisis: %s', (answer) =>
    expect(read(answer).distress).toBe('crisis'),
  );
  test.each(examples(strain))('strain: %s', (answer) => expect(read(answer).distress).toBe('mild_stress'));
  test.each(counterExamples(crisis, strain))('neither: %s', (answer) =>
    expect(read(answer).distress).toBe('none'),
  );
  test.each(examples(rudeWords))('rude: %s', (answer) => expect(read(answer).abuse).toBe('rude'));
  test.each(examples(harassmentWords))('harassment: %s', (answer) =>
    expect(read(answer).abuse).toBe('harassment'),
  );
  test.each(counterExamples(rudeWords, harassmentWords))('no abuse: %s', (answer) =>
    expect(read(answer).abuse).toBe('none'),
  );
});

describe('distress', () => {
  test.each([
    'I feel like I want to kill myself.',
    'I have been feeling like ending it all since the results came.',
    'Since the result I keep thinking of ending my life.',
    "I don't want to live any more.",
    'I have been suicidal since the results.',
    'Some nights I think I will just die.',
    'Some nights I think it would be better if I don’t wake up.',
    'I keep thinking what is the point of me.',
    'It would be better if I was not there.',
    'I wish I could sleep and never wake up.',
    'There is nothing to live for.',
    'I don’t see any point in living.',
    'I want it all to end.',
    'My family would be happier if I was gone.',
    'I feel like disappearing.',
    'I have been cutting myself.',
    'I am thinking of jumping from the hostel roof.',
    'They are fine and I am going to die.',
    'There is no point in living after this.',
    'I am thinking about suicide these days.',
    'mujhe lagta hai main mar jaana chahta hoon',
    'jeene ka mann nahi karta',
    'main khudkushi ke baare mein sochta hoon',
    'मैं आत्महत्या के बारे में सोच रहा हूँ',
  ])('crisis: %s', (answer) => expect(read(answer).distress).toBe('crisis'));

  test.each([
    'Sorry, I am very nervous right now.',
    'My mind has gone blank.',
    'I am panicking, sorry.',
    'Sir ghabrahat ho rahi hai',
    'Back then I had thoughts of ending my life, and a teacher noticed.',
    'In school I had thought of suicide and my aunt sat with me.',
  ])('strain: %s', (answer) => expect(read(answer).distress).toBe('mild_stress'));

  test.each([
    'I can’t breathe, I’m having a panic attack',
    'I don’t feel there is any door. I am crying, can we stop for a minute?',
    'Could we pause for a few minutes, please?',
    'I am having an anxiety attack right now.',
    'Mujhe saans nahi aa rahi hai',
  ])('panic: %s', (answer) => expect(read(answer).distress).toBe('panic'));

  test.each([
    'Can I have a minute please?',
    'Years ago I had a panic attack before a match.',
    'She said I was crying for nothing, and I was.',
    'I stopped the line for a minute and looked.',
  ])('neither: %s', (answer) => expect(read(answer).distress).toBe('none'));

  test.each([
    'I killed it in that presentation.',
    'I was dying to know the result.',
    'We had to kill the process and restart the server.',
    'I nearly killed myself laughing.',
    'The deadline almost killed us.',
    'Farmer suicides in Vidarbha are a real issue and I wrote a paper on them.',
    'My friend wanted to kill himself in school and I sat with him.',
    'I would never kill myself over marks.',
    'I am not going to kill myself for one exam.',
    'My cousin spoke of ending it all and a teacher sat with him.',
    'Many farmers in our block spoke of ending it all that year.',
    'The novel closes with the brothers ending it all.',
    'I was nervous before the final but we won.',
    'I don’t want to wake up at five for the shift.',
    'I think it is better if I don’t wake up my roommate.',
    'What is the point of marketing, I asked.',
    'The team would be better off without me as a manager, so I moved to design.',
    'I don’t want to live in a metro.',
    'It was better if I was not there for the vote.',
    'I do not know whether the graft will die in the frost.',
    'I told the owner that the dog is going to die without the drip.',
    'I think a firm with no cash will die in a year.',
    'I hurt myself playing football in 2019.',
    'We decided to end it with one closing sale.',
    'I can take a minute to explain the process.',
  ])('neither: %s', (answer) => expect(read(answer).distress).toBe('none'));
});

describe('abuse', () => {
  test.each([
    ['You are a stupid bot', 'rude'],
    ['shut up', 'rude'],
    ['This is a stupid question', 'rude'],
    ['bhenchod kya sawal hai', 'rude'],
    ['I will find you and kill you', 'harassment'],
    ['Madam are you single?', 'harassment'],
    ['This is so frustrating, I keep making mistakes.', 'none'],
    ['My boss called me an idiot and told me to shut up.', 'none'],
    ['I was stupid to ignore the warning light.', 'none'],
    ['A passenger yelled at the desk: you are useless!', 'none'],
    ['In the words of my boss, your slides were garbage.', 'none'],
    ['They think you are useless when you ask for leave.', 'none'],
    ['One comment under the video was: you are useless.', 'none'],
    ['The machine was useless so we replaced it.', 'none'],
    ['That is a hard question, honestly.', 'none'],
    ['We will beat you on price, I told the competitor.', 'none'],
  ])('%s: %s', (answer, level) => expect(read(answer).abuse).toBe(level));
});
