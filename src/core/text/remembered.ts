/**
 * A pure function of texts that keeps what it found lately, so that a text is not read again: kept or not, a text gives the same. The texts
 * kept are at most twice `mostCharacters` long together; those not asked for go first. Results are shared: nobody may change one.
 */
export function remembered<Found extends object>(
  read: (text: string) => Found,
  mostCharacters: number,
): (text: string) => Found {
  let young = new Map<string, Found>();
  let old = new Map<string, Found>();
  let characters = 0;
  return (text) => {
    const kept = young.get(text);
    if (kept !== undefined) return kept;
    const found = old.get(text) ?? read(text);
    if (characters + text.length > mostCharacters) {
      old = young;
      young = new Map();
      characters = 0;
    }
    young.set(text, found);
    characters += text.length;
    return found;
  };
}
