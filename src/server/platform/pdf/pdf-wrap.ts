type Fits = (text: string) => boolean;

/** A text in lines that fit: broken at its own line breaks and between words, and inside a word only when the word alone does not fit. */
export function wrapText(text: string, fits: Fits, most = Number.POSITIVE_INFINITY): string[] {
  const lines = text.split('\n').flatMap((own) => wrapLine(own, fits));
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines[most - 1] ?? '', fits)];
}

function wrapLine(text: string, fits: Fits): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((w) => pieces(w, fits))) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function pieces(word: string, fits: Fits): string[] {
  const cut: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece && !fits(piece + character)) {
      cut.push(piece);
      piece = character;
    } else piece += character;
  }
  return [...cut, piece];
}

function shorten(line: string, fits: Fits): string {
  const characters = Array.from(line);
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
