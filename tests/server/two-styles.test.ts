import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Style, styles } from '#contract/styles.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { draftWords } from '#core/interview/draft-words.ts';
import { panelFor } from '#core/interview/panel.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { simulateInterview } from '#core/interview/testing/simulated-interview.ts';
import { readResume } from '#core/resume/read-resume.ts';
import { claims } from '#web/content/claims.ts';
import { twoStyles } from '#web/content/two-styles.ts';
import { MarkedResume } from '#web/site/features/landing/marked-resume.tsx';

const sample = (name: string) =>
  readFileSync(new URL(`../../src/server/resumes/samples/${name}.txt`, import.meta.url), 'utf8');
const resume = sample('vikram-nair-engineer');
const { facts } = readResume(resume.split('\n'), '2026-01-15');

/** The interview of the page in one style, and the two questions after its answer and after the reply to that panel. */
function playedIn(style: Style) {
  const { seed, answer, exchanges } = twoStyles;
  const toSay = [answer, exchanges[style].reply];
  const heard: SpeakDirective[] = [];
  const candidate = { name: 'Vikram Nair', profile: 'experienced' as const, facts };
  simulateInterview(candidate, style, seed, 'strong', {
    answerWith: (question, index) => {
      const begun = toSay.length < 2;
      if (begun && heard.length < 2) heard.push(question);
      const about = question.move === 'lead' && question.draft.includes('inverter fault');
      const said = begun || about ? toSay.shift() : undefined;
      return said ?? simulatedAnswer('strong', question.draft, `${seed}|${index}`);
    },
  });
  return heard;
}

it.each(styles)('the %s exchange of the landing page is what the offline panel says', (style) => {
  const { by, first, next, second } = twoStyles.exchanges[style];
  const panel = panelFor(style, twoStyles.seed);
  const played = playedIn(style).map((directive) => {
    const speaker = panel.find((member) => member.id === directive.speakerId);
    return { speaker, question: draftWords(directive).join('') };
  });
  expect(played).toMatchObject([
    { speaker: by, question: first },
    { speaker: { name: next }, question: second },
  ]);
});

it('the claims quote the sample resumes as they are read', () => {
  const shown = claims.map((claim) => claim.shown).join('\n');
  const figure = facts.find(({ attributes }) => attributes.noun === 'time to clear an inverter fault');
  expect(shown).toContain(`${figure?.attributes.noun}: ${figure?.attributes.number}`);
  const places = [resume, sample('meghna-bhattacharya-economics')].map(
    (text) =>
      readResume(text.split('\n'), '2026-01-15').facts.find(({ kind }) => kind === 'place')?.attributes.city,
  );
  for (const place of places) expect(shown).toContain(place);
});

it('the marked resume says nothing that the sample resume does not', () => {
  const html = renderToStaticMarkup(createElement(MarkedResume));
  const paper = html.slice(html.indexOf('class="cv"'));
  const printed = paper
    .replaceAll(/<svg.*?<\/svg>|<span class="hand[^"]*">[^<]*<\/span>/g, '')
    .matchAll(/<(?:b|p|li)[^>]*>(.*?)<\/(?:b|p|li)>/g);
  const pieces = [...printed].flatMap(([, inside]) =>
    (inside ?? '').split(/<\/span><span[^>]*>/).map((piece) => piece.replaceAll(/<[^>]*>/g, '').trim()),
  );
  expect(pieces.length).toBeGreaterThan(12);
  const source = resume.toLowerCase();
  expect(pieces.filter((piece) => !source.includes(piece.toLowerCase()))).toEqual([]);
});
