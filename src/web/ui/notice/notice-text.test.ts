import { describe, expect, it } from 'vitest';
import { type Notice, type NoticeLanguage, noticeLanguages } from '#contract/consents.ts';
import { retention } from '#contract/retention.ts';
import { noticeIn, sittingNoticeIn } from './notice-text.tsx';

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

describe.each(noticeLanguages)(
  'the notice before an interview for a school in %s (rule CONSENT-6)',
  (language) => {
    const school = { school: 'Sahyadri School', keptDays: 365 };
    const wordsOf = (notice: Notice) => sittingNoticeIn[language]({ notice, contact }, school);
    const partsOf = (notice: Notice) => JSON.stringify(wordsOf(notice).parts);

    it('names the school, its days, everybody outside, and whom to complain to', () => {
      const said = partsOf(outside);
      for (const name of [
        'Sahyadri School',
        '365',
        'OpenAI (api.openai.com)',
        'hears.example',
        'speaks.example',
        ...Object.values(contact),
      ])
        expect(said).toContain(name);
      expect(said).toContain(String(retention.resume.period?.count));
      expect(partsOf(nobody)).not.toMatch(/null|undefined|NaN|OpenAI|\.example\b/);
      expect(
        JSON.stringify(sittingNoticeIn[language]({ notice: nobody, contact }, { ...school, keptDays: null })),
      ).not.toMatch(/null/);
    });

    it('promises nothing that is of one’s own interviews alone', () => {
      const own = {
        en: /feedback: |your scores|nobody outside|mentor|goes back to your account/i,
        hi: /आपके अंक|बाहर किसी को नहीं|मेंटर|खाते में लौट/,
      };
      for (const notice of [nobody, outside]) {
        expect(saidOf(language, notice)).toMatch(own[language]);
        const { lead, parts, tooYoungText, choices } = wordsOf(notice);
        const { adult, school: consent, voice } = choices;
        expect(JSON.stringify([lead, parts, tooYoungText, adult, consent, voice])).not.toMatch(own[language]);
      }
    });

    it('has the same parts, lines and choices as in any other language', () => {
      const shape = (of: NoticeLanguage, notice: Notice) =>
        sittingNoticeIn[of]({ notice, contact }, school).parts.map(({ lines }) => lines.length);
      for (const notice of [nobody, outside]) expect(shape(language, notice)).toEqual(shape('en', notice));
    });
  },
);
