import type { FaqItem } from './faq.ts';

/** Questions and answers as schema.org's FAQPage, for a data block of the page that shows them. */
export function faqStructuredData(items: readonly FaqItem[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
