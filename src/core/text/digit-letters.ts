/** Digits and signs that stand for letters inside words ("1gn0re", "p@$$"), by the letter they are read as. */
export const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
