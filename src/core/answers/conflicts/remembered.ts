/**
 * A pure reading of texts that keeps what it read lately, so that a text is not read again: kept or not, a text gives the same. The texts
 * kept are at most twice `mostCharacters` long together; those not asked for go first. Readings are shared: nobody may change one.
 */
export function remembered<Reading extends object>(
  read: (text: string) => Reading,
  mostCharacters: number,
): (text: string) => Reading {
  let young = new Map<string, Reading>();
  let old = new Map<string, Reading>();
  let characters = 0;
  return (text) => {
    const kept = young.get(text);
    if (kept !== undefined) return kept;
    const reading = old.get(text) ?? read(text);
    if (characters + text.length > mostCharacters) {
      old = young;
      young = new Map();
      characters = 0;
    }
    young.set(text, reading);
    characters += text.length;
    return reading;
  };
}
