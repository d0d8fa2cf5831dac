import { expect, it } from 'vitest';
import { missingPath } from '#contract/built-pages.ts';
import { faqStructuredData } from './faq-structured-data.ts';
import { faq } from './faq.ts';
import { pictureAddress, publicPages, publicPaths } from './public-pages.ts';

it.each(publicPaths)('%s has a title and a description a search result shows whole', (path) => {
  const { title, description } = publicPages[path];
  expect(title).toMatch(/\bHotseat\b/);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

it('tells every page from the others', () => {
  const all = Object.values(publicPages);
  for (const each of [
    all.map((p) => p.title),
    all.map((p) => p.description),
    publicPaths.map(pictureAddress),
  ])
    expect(new Set<string>(each).size).toBe(publicPaths.length);
  expect(publicPaths).not.toContain(missingPath);
});

it('says the questions and answers of the page, all of them, in its order', () => {
  const { mainEntity } = faqStructuredData(faq);
  expect(mainEntity.map((q) => ({ question: q.name, answer: q.acceptedAnswer.text }))).toEqual(faq);
});
