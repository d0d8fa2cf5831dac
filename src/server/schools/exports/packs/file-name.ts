const mostCharacters = 60;

/**
 * The name of an applicant's file, safe on every system whatever the applicant is called: the place first, so that no two are the same and none is a name that
 * a system keeps for itself; then letters, digits and hyphens alone.
 */
export function packFileName(
  place: number,
  { name, number }: { name: string; number: string | null },
): string {
  const words = [number, name].flatMap((text) => {
    const kept = (text ?? '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
    return kept.split('-').filter((part) => part !== '');
  });
  const about = Array.from(words.join('-')).slice(0, mostCharacters).join('').replaceAll(/-+$/g, '');
  return `${[String(place).padStart(3, '0'), about].filter(Boolean).join('-')}.pdf`;
}
