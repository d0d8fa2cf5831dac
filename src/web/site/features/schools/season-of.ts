type Programme = { intakes: readonly { intakeId: string; closedAt: string | null }[] };

/** The season that is named, else the last that is open, else the last; null where there is none. */
export function seasonOf(programmes: readonly Programme[], named: string | undefined): string | null {
  const seasons = programmes.flatMap(({ intakes }) => intakes);
  const wanted = seasons.find(({ intakeId }) => intakeId === named);
  const open = seasons.findLast(({ closedAt }) => closedAt === null);
  return (wanted ?? open ?? seasons.at(-1))?.intakeId ?? null;
}
