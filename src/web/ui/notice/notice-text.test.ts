import { describe, expect, it } from 'vitest';
import { type Notice, type NoticeLanguage, noticeLanguages } from '#contract/consents.ts';
import { retention } from '#contract/retention.ts';
import { noticeIn } from './notice-text.tsx';

const contact = { officer: 'Meera Pillai, Grievance Officer', email: 'help@example.com' };
const nobody = { version: '1', model: null, firstName: false, hearing: null, speaking: null };
const outside = {
  ...nobody,
  model: 'OpenAI (api.openai.com)',
  hearing: 'hears.example',
  speaking: 'speaks.example',
};
const saidOf = (language: NoticeLanguage, notice: Notice): string =>
  JSON.stringify(noticeIn[language]({ notice, contact }));

describe.each(noticeLanguages)('the notice in %s', (language) => {
  it('names everybody outside, and whom to complain to', () => {
    const said = saidOf(language, outside);
    for (const name of [
      'OpenAI (api.openai.com)',
      'hears.example',
      'speaks.example',
      ...Object.values(contact),
    ])
      expect(said).toContain(name);
    expect(said).toContain(String(retention.resume.period?.count));
  });

  it('names nobody where nothing leaves, and leaves no word out', () => {
    const said = saidOf(language, nobody);
    expect(said).not.toMatch(/null|undefined|NaN/);
    expect(said).not.toMatch(/OpenAI|\.example\b| to \./);
  });

  it('says that a mentor reads by the candidate’s own link alone, whoever else gets anything', () => {
    const link = { en: /A mentor, only if you make a link/, hi: /मेंटर को, केवल तब जब आप उसके लिए लिंक बनाएँ/ };
    for (const notice of [nobody, outside]) expect(saidOf(language, notice)).toMatch(link[language]);
  });

  it('has the same parts, lines and choices as in any other language', () => {
    const shape = (of: typeof language) => {
      const { parts, choices } = noticeIn[of]({ notice: outside, contact });
      return { lines: parts.map(({ lines }) => lines.length), choices: Object.keys(choices) };
    };
    expect(shape(language)).toEqual(shape('en'));
  });
});

it('the first name is told of where it is sent', () => {
  expect(saidOf('en', outside)).not.toContain('but for the first name');
  expect(saidOf('en', { ...outside, firstName: true })).toContain('but for the first name');
  expect(saidOf('hi', { ...outside, firstName: true })).toContain('केवल आपका पहला नाम');
});
