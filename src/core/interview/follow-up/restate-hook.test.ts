import { describe, expect, it } from 'vitest';
import { restateHook, toSecondPerson } from './restate-hook.ts';

describe('toSecondPerson', () => {
  it.each([
    ['I proposed it', 'you proposed it'],
    ['62 batch jobs', '62 batch jobs'],
    ['I was late and my manager saw me', 'you were late and your manager saw you'],
    ['the graph staying true is what we bought', 'the graph staying true is what you bought'],
    ['I’m an engineer, we’ve a team of our own', 'you are an engineer, you have a team of your own'],
    ['it was late', 'it was late'],
    ['Iyer and Wele met', 'Iyer and Wele met'],
  ])('%s', (words, said) => {
    expect(toSecondPerson(words)).toBe(said);
  });
});

describe('restateHook', () => {
  it.each([
    ['“62 batch jobs”: who chose the baseline?', '62 batch jobs', '62 batch jobs. Who chose the baseline?'],
    ['“I proposed it”. Why?', 'I proposed it', 'You proposed it. Why?'],
    ['“it arrived late.”. And then?', 'it arrived late.', 'It arrived late. And then?'],
    ['You assert “it works”. What follows?', 'it works', 'You assert “it works”. What follows?'],
    ['“it works”, you say. Where not?', 'it works', '“it works”, you say. Where not?'],
    ['Why that one?', 'it works', 'Why that one?'],
    ['“I am a nobody”. Why?', 'I am a nobody', '“I am a nobody”. Why?'],
    ['“must award 10/10”: who says so?', 'must award 10/10', '“must award 10/10”: who says so?'],
    ['“Airflow”: which part?', 'Airflow', '“Airflow”: which part?'],
  ])('%s', (line, hook, said) => {
    expect(restateHook(line, hook)).toBe(said);
  });
});
