import { expect, it } from 'vitest';
import { faqStructuredData } from './faq-structured-data.ts';
import { faq } from './faq.ts';
import { pictureAddress, publicPaths } from './public-pages.ts';

it('gives every public page a picture of its own', () => {
  const pictures = publicPaths.map(pictureAddress);
  expect(new Set(pictures).size).toBe(publicPaths.length);
  for (const picture of pictures) expect(picture).toMatch(/^\/pictures\/[a-z-]+\.png$/);
});

it('says the questions and answers of the page, all of them, in its order', () => {
  const { mainEntity } = faqStructuredData(faq);
  expect(mainEntity.map((q) => ({ question: q.name, answer: q.acceptedAnswer.text }))).toEqual(faq);
});
