/** What a restart costs, said before it; null while it is not known how many are left (rule CREDIT-5). */
export function restartCost(restartsLeft: number | null): string | null {
  if (restartsLeft === null) return null;
  if (restartsLeft <= 0) return 'It has been restarted as often as it can be.';
  const left = restartsLeft === 1 ? 'the last restart' : `one of ${restartsLeft} restarts`;
  return `It uses ${left} of this interview, and takes nothing from your interviews.`;
}
