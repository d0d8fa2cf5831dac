/** A monotone map from raw to calibrated scores, at most twelve knots, both columns rising. */
export type Calibration = readonly { raw: number; score: number }[];

/** The calibrated score, between knots in a straight line; the score itself when there is no calibration (rule GOLD-2). */
export function calibrate(score: number, calibration: Calibration | undefined): number {
  const first = calibration?.[0];
  const last = calibration?.at(-1);
  if (!calibration || !first || !last) return score;
  if (score <= first.raw) return first.score;
  const above = calibration.findIndex((knot) => knot.raw >= score);
  const high = calibration[above];
  const low = calibration[above - 1];
  if (!high || !low) return last.score;
  const share = high.raw === low.raw ? 1 : (score - low.raw) / (high.raw - low.raw);
  return Math.max(0, Math.min(10, low.score + share * (high.score - low.score)));
}

/** Whether a map may be used: 2-12 knots, strictly rising raw values, never falling scores within 0-10. */
export function isCalibration(knots: Calibration): boolean {
  return (
    knots.length >= 2 &&
    knots.length <= 12 &&
    knots.every((knot, index) => {
      const before = knots[index - 1];
      return (
        knot.score >= 0 &&
        knot.score <= 10 &&
        (!before || (knot.raw > before.raw && knot.score >= before.score))
      );
    })
  );
}
