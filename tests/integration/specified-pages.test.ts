import { beforeAll, describe, expect, it } from 'vitest';
import { builtPage } from '#tests/fixtures/page-text.ts';
import { faq } from '#web/content/faq.ts';
import { buildSite } from '#tests/fixtures/built-site.ts';

beforeAll(() => {
  buildSite();
});

/** What is wanted of each public page (rule PAGE-1), in our own words for it: headings in their order, and texts anywhere. */
const pages: Readonly<Record<string, { headings: readonly string[]; texts: readonly (string | RegExp)[] }>> =
  {
    '/': {
      headings: ['h2 Chill versus Grill', 'h3 Chill', 'h3 Grill'],
      texts: [
        /^.*They will ask about your third semester\./,
        /700\+ ?.*IIM interviews conducted, as panellists/,
        'India’s first AI-powered MBA interview platform',
        'Tailored to your resume',
        'Feedback in numbers',
        'Every kind of profile',
        'Follow-ups that go deeper',
        'Language models, kept honest',
        'Cognitive Framework',
        'PDF preferred',
        '30 to 40 minutes',
        /Can I pause and resume\? No\./,
        'We recommend at least three',
        'A desktop or laptop with Chrome',
        'kept only as long as they are needed',
        'wiped on request',
        'an indicator, not a guarantee',
        'Support is available 24/7',
      ],
    },
    '/pricing': {
      headings: ['h2 Better', 'h2 Faster', 'h2 Cheaper', 'h2 Pick Your Edge', 'h3 Premium', 'h3 Top-up'],
      texts: [
        'Pricing Philosophy',
        /Premium ₹999.*4 interviews valid 30 days/,
        /Top-up ₹999.*4 more valid 30 days/,
        '14-day money-back guarantee',
        '5-7 business days',
        'Unused interviews stay valid 30 days',
      ],
    },
    '/enterprise': {
      headings: [
        'h1 Enterprise Solutions',
        'h3 Custom interview scenarios and questions',
        'h3 Dedicated account management',
        'h3 Advanced analytics and reporting',
        'h3 Scalability for large applicant pools',
        'h3 Faculty involvement and review',
        'h3 AI-assisted shortlisting',
        'h3 Single sign-on',
        'h3 Custom branding',
        'h2 Talk to our team',
      ],
      texts: [],
    },
    '/signin': {
      headings: ['h1 Sign in to your account'],
      texts: ['Use your Google account to continue'],
    },
    '/contact-us': {
      headings: [
        'h1 Contact Us',
        'h2 Getting Started',
        'h2 Using the Platform',
        'h2 Account & Billing',
        'h2 Need More Help?',
      ],
      texts: ['Contact Support', '₹999', '14 days', '5-7 business days'],
    },
    '/updates': {
      headings: ['h1 Latest Updates', 'h2 Improved Feedback', 'h2 Beta Launch'],
      texts: [],
    },
    '/terms': {
      headings: [
        'h1 Terms and Conditions',
        'h2 Acceptance of these terms',
        'h2 Use of the service',
        'h2 User accounts',
        'h2 Intellectual property',
        'h2 Limitation of liability',
        'h2 Service availability',
        'h2 Amendments',
      ],
      texts: [],
    },
    '/privacy': {
      headings: [
        'h1 Privacy Policy',
        'h2 Information we collect',
        'h2 Sharing of information',
        'h2 Security',
        'h2 Payment information',
        'h2 Your rights',
      ],
      texts: [
        /Your resume and your other data are kept only for the 30 days .* permanently deleted/,
        'Your personal data is not sold or shared',
        'from the Contact Us page',
      ],
    },
    '/shipping-policy': {
      headings: ['h1 Shipping Policy'],
      texts: [
        'normally instant after payment',
        'a few hours',
        /24\/7, with occasional maintenance/,
        'valid e-mail address',
        'stable internet connection',
        'we notify you',
      ],
    },
    '/cancellation-refunds': {
      headings: ['h1 Cancellation and Refunds'],
      texts: [
        'cancel any time before scheduling your first interview',
        'no refund after the first interview',
        '14-day money-back guarantee',
        'via the Contact Us page',
        'processed in 5-7 business days to the original payment method',
        /technical failure on our side, it may be rescheduled free of charge after review/,
        'Unused sessions stay valid for 30 days from purchase',
      ],
    },
  };

const routes = Object.keys(pages);
const footer = [
  'Contact Us -> /contact-us',
  'Updates -> /updates',
  'Terms and Conditions -> /terms',
  'Privacy Policy -> /privacy',
  'Shipping Policy -> /shipping-policy',
  'Cancellation & Refunds -> /cancellation-refunds',
];
const header = ['Hotseat -> /interview', 'About -> /', 'Pricing -> /pricing', 'Enterprise -> /enterprise'];

describe('the pages as built', () => {
  it.each(routes)('%s has the headings and the words that are specified', (route) => {
    const { headings, text } = builtPage(route);
    const wanted = pages[route];
    expect(headings.filter((heading) => wanted?.headings.includes(heading))).toEqual(wanted?.headings);
    expect(headings.filter((heading) => heading.startsWith('h1 '))).toHaveLength(1);
    for (const words of wanted?.texts ?? []) expect(text).toMatch(words);
  });

  it.each(routes)('%s has the header and the footer', (route) => {
    const { links, text } = builtPage(route);
    expect(links.slice(1, 6).join(', ')).toMatch(`${header.join(', ')}, Sign in -> /signin`);
    expect(links.slice(-footer.length)).toEqual(footer);
    expect(text).toMatch(/© 2025(–\d{4})? Hotseat/);
  });

  it('has Get Started twice, leading a visitor to sign in', () => {
    const starts = builtPage('/').links.filter((link) => link.startsWith('Get Started'));
    expect(starts).toEqual(['Get Started -> /signin', 'Get Started -> /signin']);
  });

  it('has fourteen questions, ten pairs and six claims', () => {
    const { items } = builtPage('/');
    const questions = faq.map((item) => item.question);
    expect(new Set(questions).size).toBe(14);
    expect(items('summary').filter((words) => questions.includes(words))).toEqual(questions);
    expect(new Set(items('s')).size).toBe(10);
    expect(items('p class="shown"')).toHaveLength(6);
  });

  it('has five updates with their dates and types, newest first, two of them behind Load More Updates', () => {
    const { items, buttons } = builtPage('/updates');
    const dates = items('time[^>]*');
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([5, 'March 7, 2025', 'February 1, 2025']);
    expect(dates.map((date) => Date.parse(date))).toEqual(
      dates.map((date) => Date.parse(date)).toSorted((a, b) => b - a),
    );
    const kinds = items('span class="kind"');
    expect(kinds).toHaveLength(5);
    expect([...new Set(kinds)].toSorted()).toEqual(['feature', 'improvement', 'major']);
    expect(items('li class="later"')).toHaveLength(2);
    expect(buttons).toContain('Load More Updates');
  });

  it.each([
    ['/signin', ['Sign in with Google']],
    ['/pricing', ['Get Premium for ₹999', 'Purchase Premium First']],
  ])('%s has its buttons', (route, labels) => {
    expect(builtPage(route).buttons).toEqual(expect.arrayContaining(labels));
  });
});
