/** The card in pixels: the shape that chats and networks show whole. */
export const cardSize = { width: 1200, height: 630 };

const left = 150;
const paper = '#f7f1e6';
const ink = '#211d19';
const grey = '#574e44';
const indigo = '#4f46e5';
const margin = '#dd9f93';

/** Draws the card as a page of the notebook: the margin, the words, and the pen's one line under them. Nothing is loaded from anywhere. */
export async function drawShareCard(
  canvas: HTMLCanvasElement,
  [head = '', ...more]: readonly string[],
): Promise<void> {
  const display = '400 72px "Hotseat Display", serif';
  const text = '400 34px "Hotseat Text", sans-serif';
  // Where our typefaces do not come, the words are drawn in those of the system.
  await Promise.allSettled([document.fonts.load(display, head), document.fonts.load(text, more.join(' '))]);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, cardSize.width, cardSize.height);
  pen.fillStyle = margin;
  for (const x of [90, 97]) pen.fillRect(x, 0, 2, cardSize.height);
  pen.fillStyle = ink;
  pen.font = display;
  let y = 190;
  for (const line of wrapped(pen, head, cardSize.width - left - 90)) {
    pen.fillText(line, left, y);
    y += 86;
  }
  pen.fillStyle = indigo;
  pen.fillRect(left, y - 44, 260, 5);
  pen.fillStyle = grey;
  pen.font = text;
  for (const words of more)
    for (const line of wrapped(pen, words, cardSize.width - left - 90)) {
      pen.fillText(line, left, y + 36);
      y += 52;
    }
}

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last === undefined || pen.measureText(longer).width > width
      ? [...lines, word]
      : [...lines.slice(0, -1), longer];
  }, []);
}
