import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import {
  availableOn,
  captureOn,
  chooseLot,
  type CreditLot,
  expireLot,
  holdOn,
  lapseAfterMs,
  type LotChange,
  releaseOn,
  remainingInterviews,
} from './credits.ts';

const now = new Date('2026-07-01T12:00:00Z');
const later = new Date(now.getTime() + 1);
const aDayOver = new Date(later.getTime() + lapseAfterMs);

function lot(change: Partial<CreditLot> = {}): CreditLot {
  return {
    id: 'lot',
    granted: 4,
    held: 0,
    captured: 0,
    lapsed: 0,
    revoked: 0,
    frozen: false,
    expired: false,
    grantedAt: now,
    expiresAt: later,
    ...change,
  };
}

describe('availableOn', () => {
  it.each([
    ['a fresh lot', lot(), 4],
    ['one held', lot({ held: 1 }), 3],
    ['one held, two used', lot({ held: 1, captured: 2 }), 1],
    ['all used', lot({ captured: 4 }), 0],
    ['one millisecond before expiry', lot({ expiresAt: later }), 4],
    ['at expiry', lot({ expiresAt: now }), 0],
    ['past expiry', lot({ expiresAt: new Date(now.getTime() - 1) }), 0],
    ['frozen', lot({ frozen: true }), 0],
    ['lapse written, clock gone back', lot({ expired: true }), 0],
  ])('%s', (_name, l, expected) => {
    expect(availableOn(l, now)).toBe(expected);
  });
});

describe('chooseLot', () => {
  it('takes the lot that expires first among those with something left', () => {
    const used = lot({ id: 'used', captured: 4, expiresAt: new Date(now.getTime() + 1) });
    const soon = lot({ id: 'soon', expiresAt: new Date(now.getTime() + 2) });
    const late = lot({ id: 'late', expiresAt: new Date(now.getTime() + 3) });
    expect(chooseLot([late, used, soon], now)?.id).toBe('soon');
  });

  it('takes the oldest of those that expire together', () => {
    const older = lot({ id: 'z', grantedAt: new Date(now.getTime() - 1) });
    expect(chooseLot([lot({ id: 'a' }), older], now)?.id).toBe('z');
  });

  it('does not depend on the order of the lots, even when they expire together', () => {
    const lots = [lot({ id: 'b' }), lot({ id: 'a' }), lot({ id: 'c' })];
    expect(chooseLot(lots, now)?.id).toBe('a');
    expect(chooseLot(lots.toReversed(), now)?.id).toBe('a');
  });

  it('gives none when nothing is left', () => {
    expect(chooseLot([], now)).toBeNull();
    expect(chooseLot([lot({ expiresAt: now }), lot({ frozen: true })], now)).toBeNull();
  });
});

describe('changes of a lot', () => {
  it('never settles a hold that is not there', () => {
    expect(() => captureOn(lot())).toThrow('holds no interview');
    expect(() => releaseOn(lot())).toThrow('holds no interview');
  });

  it('lets a hold taken before expiry finish after it', () => {
    const held = holdOn(lot(), now);
    const lapsed = expireLot(held!.lot, aDayOver)!;
    expect(lapsed.movement).toEqual({ kind: 'expire', delta: -3 });
    expect(captureOn(lapsed.lot).movement).toEqual({ kind: 'capture', delta: 0 });
  });

  it('lapses what comes back after the lapse was written, and gives it to nobody', () => {
    const back = releaseOn(expireLot(lot({ held: 1 }), aDayOver)!.lot);
    expect(back.movement).toEqual({ kind: 'release', delta: 1 });
    expect(availableOn(back.lot, now)).toBe(0);
    expect(expireLot(back.lot, aDayOver)?.movement).toEqual({ kind: 'expire', delta: -1 });
  });

  it('writes a lapse once, also when nothing was left', () => {
    expect(expireLot(lot(), new Date(aDayOver.getTime() - 1))).toBeNull();
    const once = expireLot(lot({ captured: 4 }), aDayOver)!;
    expect(once.movement).toEqual({ kind: 'expire', delta: 0 });
    expect(expireLot(once.lot, aDayOver)).toBeNull();
  });
});

type Step = { do: 'hold' | 'capture' | 'release' | 'expire'; pick: number; passMs: number };

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom('hold', 'hold', 'capture', 'release', 'expire'),
    pick: fc.nat(50),
    passMs: fc.integer({ min: -500, max: 1500 }),
  }),
  { maxLength: 80 },
);
const lotSizes = fc.array(
  fc.record({ granted: fc.integer({ min: 1, max: 5 }), livesMs: fc.integer({ min: 0, max: 20_000 }) }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

/** Plays steps against a user's lots with one interview at a time, as the service does, and keeps what the ledger would hold. */
function play(
  sizes: { granted: number; livesMs: number }[],
  script: Step[],
  check: (world: World) => void,
): void {
  const world: World = {
    nowMs: 0,
    lots: new Map(
      sizes.map((s, i) => [
        `lot${i}`,
        lot({ id: `lot${i}`, granted: s.granted, expiresAt: new Date(s.livesMs) }),
      ]),
    ),
    ledger: new Map(sizes.map((s, i) => [`lot${i}`, s.granted])),
    heldOn: null,
    feedbacks: 0,
  };
  const apply = (change: LotChange | null): boolean => {
    if (!change) return false;
    world.lots.set(change.lot.id, change.lot);
    world.ledger.set(change.lot.id, (world.ledger.get(change.lot.id) ?? 0) + change.movement.delta);
    return true;
  };
  for (const step of script) {
    world.nowMs = Math.max(0, world.nowMs + step.passMs);
    const at = new Date(world.nowMs);
    const lots = [...world.lots.values()];
    if (step.do === 'hold' && world.heldOn === null) {
      const chosen = chooseLot(lots, at);
      if (chosen && apply(holdOn(chosen, at))) world.heldOn = chosen.id;
    } else if (step.do === 'capture' && world.heldOn !== null) {
      apply(captureOn(world.lots.get(world.heldOn)!));
      world.heldOn = null;
      world.feedbacks += 1;
    } else if (step.do === 'release' && world.heldOn !== null) {
      apply(releaseOn(world.lots.get(world.heldOn)!));
      world.heldOn = null;
    } else if (step.do === 'expire') {
      apply(expireLot(lots[step.pick % lots.length]!, new Date(at.getTime() + lapseAfterMs)));
    }
    check(world);
  }
}
type World = {
  nowMs: number;
  lots: Map<string, CreditLot>;
  ledger: Map<string, number>;
  heldOn: string | null;
  feedbacks: number;
};

describe('whatever happens to the lots of a user', () => {
  const holds = (property: (world: World) => void): void =>
    fc.assert(
      fc.property(lotSizes, steps, (sizes, script) => play(sizes, script, property)),
      { numRuns: runs(300) },
    );

  it('the ledger of a lot sums to what is unused, and never below zero (rule MONEY-2)', () => {
    holds(({ lots, ledger }) => {
      for (const l of lots.values()) {
        const unused = l.granted - l.held - l.captured - l.lapsed;
        expect(unused).toBeGreaterThanOrEqual(0);
        expect(ledger.get(l.id)).toBe(unused);
      }
    });
  });

  it('at most one interview is active, and never more than were granted (rule MONEY-8)', () => {
    holds(({ lots, heldOn }) => {
      const all = [...lots.values()];
      expect(all.reduce((n, l) => n + l.held, 0)).toBe(heldOn === null ? 0 : 1);
      for (const l of all) expect(l.held + l.captured + l.lapsed).toBeLessThanOrEqual(l.granted);
    });
  });

  it('as many interviews are captured as have feedback (rule MONEY-9)', () => {
    holds(({ lots, feedbacks }) => {
      expect([...lots.values()].reduce((n, l) => n + l.captured, 0)).toBe(feedbacks);
    });
  });

  it('after its lapse is written a lot gives nothing, however far the clock goes back (rule MONEY-12)', () => {
    holds(({ lots, nowMs }) => {
      const lapsed = [...lots.values()].filter((l) => l.expired);
      for (const jumpMs of [0, 3_600_000, 86_400_000]) {
        expect(remainingInterviews(lapsed, new Date(nowMs - jumpMs))).toBe(0);
      }
    });
  });
});
