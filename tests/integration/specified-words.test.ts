import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  catalogue,
  productDescription,
  recommendedInterviews,
  refundDays,
  refundDuration,
  validityDays,
} from '#contract/catalogue.ts';
import { pageText } from '#tests/fixtures/page-text.ts';
import { errorWords } from '#web/lib/refusals/all-refusals.ts';
import { Intro } from '#web/site/features/interview/intro.tsx';
import { SubscriptionError, SubscriptionRequired } from '#web/site/features/interview/no-interview.tsx';
import { countAt } from '#web/site/features/landing/counter.tsx';
import { autoScrollAfterMs } from '#web/site/features/pricing/auto-scroll.ts';
import { alertText, checkoutWords } from '#web/site/features/pricing/checkout-words.ts';
import { paymentTheme } from '#web/site/features/pricing/gateway-options.ts';
import { planLabel } from '#web/site/features/pricing/plan-words.ts';
import { cancelledMessage } from '#web/site/features/sign-in/sign-in-flow.ts';
import { scenes } from '#web/ui/art/scenes/scenes.ts';
import { buildSite, root } from '#tests/fixtures/built-site.ts';

beforeAll(() => {
  buildSite();
});

describe('what only a signed-in person sees', () => {
  const waiting = {
    waiting: null,
    minutesLeft: null,
    paid: null,
    remaining: 4,
    expiry: null,
    busy: false,
    failure: null,
  };
  it.each([
    [
      'the intro',
      createElement(Intro, { ...waiting, putAway: null, onBegin: () => {} }),
      [
        'Ready to Begin Your Interview?',
        'One uninterrupted session',
        'About 30 minutes',
        'Choose Chill or Grill',
        'Upload your resume',
        'Read the guidelines',
        'Begin Interview',
      ],
    ],
    [
      'no interview left',
      createElement(SubscriptionRequired, { status: 'free', plans: null }),
      ['Subscription Required', 'Current Status: Free'],
    ],
    [
      'no status',
      createElement(SubscriptionError, { message: 'It is not known.' }),
      ['Subscription Error', 'It is not known.', 'Retry'],
    ],
  ])('%s says what is ordered (rule PAGE-2)', (_name, element, wanted) => {
    const { text } = pageText(renderToStaticMarkup(element));
    for (const words of wanted) expect(text).toContain(words);
  });

  it('shows six scenes with a caption each', () => {
    expect(new Set(scenes.map((scene) => scene.caption)).size).toBe(6);
  });

  it('is in the scripts, where a page as served does not show it', () => {
    const assets = join(root, 'dist/site/client/assets');
    const scripts = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('\n');
    const sentences = [
      'Are you sure you want to restart? This will end your current interview.',
      'Failed to load chat interface. Please try refreshing the page.',
      'No feedback available',
      'Interview Feedback',
      'Overall Score: ',
      'Completed at ',
      'Error: ',
      'Recent Interviews',
      'Premium Active',
      'No Finished Interviews Yet',
      'Start your first interview to begin tracking your progress',
      'View Details',
      'View Pricing Plans',
      'Current Plan: Premium (Interviews Remaining: ',
      'Signing in...',
      'Processing...',
      'NAVIGATE_TO_PAST_INTERVIEWS',
      'Last updated ',
      'Remaining',
      'Restart',
      'No date',
      'Sign out',
      'microphone',
    ];
    expect(sentences.filter((sentence) => !scripts.includes(sentence))).toEqual([]);
  });
});

describe('the ordered numbers (rules PACK-1, PAGE-1)', () => {
  it('has the prices, the packs and the days', () => {
    expect(catalogue.premium).toMatchObject({
      title: 'Premium',
      pricePaise: 99_900,
      interviews: 4,
      once: true,
    });
    expect(catalogue.top_up).toMatchObject({
      title: 'Top-up',
      pricePaise: 99_900,
      interviews: 4,
      requires: 'premium',
    });
    expect(productDescription(catalogue.premium)).toBe('Premium (4 Interviews)');
    expect([recommendedInterviews, validityDays, refundDays, refundDuration]).toEqual([
      3,
      30,
      14,
      '5-7 business days',
    ]);
  });

  it('has the theme of the payment, the scroll after five seconds and the count of three', () => {
    expect(paymentTheme).toBe('#6366f1');
    expect(autoScrollAfterMs).toBe(5_000);
    expect([countAt(0), countAt(2_000) < 700, countAt(3_000)]).toEqual([0, true, 700]);
  });

  it('fades the pictures for three seconds and lets the pairs pass in thirty', () => {
    const styles = (file: string): string => readFileSync(join(root, 'src/web/site/features', file), 'utf8');
    expect(styles('interview/slideshow.css')).toMatch(/transition: opacity 3s/);
    expect(styles('landing/ticker.css')).toMatch(/animation: ticker-run 30s linear infinite/);
  });
});

describe('the sentences of errors and buttons', () => {
  it.each([
    [cancelledMessage, 'Sign in cancelled by user'],
    [errorWords.sign_in_cancelled, 'Sign in cancelled by user'],
    [checkoutWords.gateway_missing, 'Payment gateway not available. Please try again later.'],
    [checkoutWords.gateway_broken, 'Error initializing payment gateway. Please try again later.'],
    [checkoutWords.went_wrong, 'Something went wrong. Please try again.'],
    [
      checkoutWords.account_not_updated,
      'Payment was successful, but there was an error updating your account. Please refresh the page.',
    ],
    [checkoutWords.sign_in_needed, 'Please sign in to continue'],
    [alertText('plan_required', catalogue.top_up), 'Must purchase premium before top-up'],
    [errorWords.premium_required, 'Must purchase premium before top-up'],
    [planLabel(catalogue.premium, ['premium']), 'Already Premium'],
    [planLabel(catalogue.top_up, []), 'Purchase Premium First'],
  ])('%s', (ours, specified) => {
    expect(ours).toBe(specified);
  });
});
