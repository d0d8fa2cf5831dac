/** The beginning of a text, at most `most` UTF-16 units long and never ending inside a character. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\ud800-\udbff]$/.test(cut) && text.length > most ? cut.slice(0, -1) : cut;
}
