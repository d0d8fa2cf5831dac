import { expect, it } from 'vitest';
import { faqStructuredData } from './faq-structured-data.ts';
import { faq } from './faq.ts';

it('says the questions and answers of the page, all of them, in its order', () => {
  const { mainEntity } = faqStructuredData(faq);
  expect(mainEntity.map((q) => ({ question: q.name, answer: q.acceptedAnswer.text }))).toEqual(faq);
});
