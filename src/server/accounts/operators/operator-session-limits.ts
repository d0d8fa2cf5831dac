const minuteMs = 60_000;

/** How long a sign-in to the operator's page lives (rule OPERATOR-1). */
export const operatorSessionLimits = {
  idleMs: 30 * minuteMs,
  absoluteMs: 8 * 60 * minuteMs,
  /** Its last use is written down at most this often. */
  touchMs: minuteMs,
} as const;
