const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long sessions and sign-in flows live (trust.md S1, S3). */
export const sessionLimits = {
  idleMs: 7 * dayMs,
  absoluteMs: 30 * dayMs,
  /** A session's last use is written down at most this often. */
  touchMs: hourMs,
  flowMs: 10 * minuteMs,
} as const;
