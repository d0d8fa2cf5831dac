import { expect, it } from 'vitest';
import { limitOf } from './rate-limits.ts';

/* Whoever may name an address must not make us a means to flood it (rules LIMIT-1, SCHOOL-83, SCHOOL-84). */

it.each(['beginSignOn', 'testSignOn', 'testWebhook', 'resendDelivery', 'resendDead'] as const)(
  '%s, after which we call an address that somebody typed, is called seldom by one user',
  (name) => {
    const { max, timeWindow } = limitOf(name, { scale: 1 });
    expect(max({}, 'user somebody') / (timeWindow / 60_000)).toBeLessThanOrEqual(20);
  },
);
