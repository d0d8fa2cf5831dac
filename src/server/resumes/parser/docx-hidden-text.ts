import type { HiddenRun } from '#contract/resume.ts';

type Run = { start: number; text: string; vanish: boolean; white: boolean; tiny: boolean };

const tag = /<(\/?)(w:[A-Za-z]+)\b([^<>]*?)(\/?)>|([^<]+)/g;
const valueOf = (attributes: string, name: string) =>
  new RegExp(`w:${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
const isOff = (attributes: string) => /w:val="(?:0|false|off)"/.test(attributes);
const isWhite = (colour: string) => /^(?:f[a-f\d]){3}$/i.test(colour);
const isShade = (attributes: string) => {
  const fill = valueOf(attributes, 'fill');
  return fill !== '' && fill !== 'auto' && !isWhite(fill);
};

/**
 * Takes out of a WordprocessingML part the runs a reader would not see: marked as vanished, white with nothing dark behind them, or smaller than
 * two points. What comes back is the part without them, and their text.
 */
export function removeHiddenText(xml: string): { xml: string; hiddenRuns: HiddenRun[] } {
  const hiddenRuns: HiddenRun[] = [];
  const cuts: { start: number; end: number }[] = [];
  const shades = { cell: 0, paragraph: false, run: false };
  let boxes = 0;
  let run: Run | undefined;
  let textOpen = false;
  for (const match of xml.matchAll(tag)) {
    const [whole, closing, name, attributes = '', selfClosing, text] = match;
    if (text !== undefined) {
      if (run && textOpen) run.text += text;
      continue;
    }
    const opens = closing === '' && selfClosing === '';
    if (name === 'w:txbxContent') boxes += opens ? 1 : -1;
    else if (name === 'w:tc' && closing !== '') shades.cell = 0;
    else if (name === 'w:p' && opens) shades.paragraph = false;
    else if (name === 'w:t') textOpen = opens;
    else if (name === 'w:shd' && isShade(attributes)) {
      if (run) shades.run = true;
      else if (xml.lastIndexOf('<w:tcPr', match.index) > xml.lastIndexOf('</w:tcPr', match.index))
        shades.cell = 1;
      else shades.paragraph = true;
    } else if (name === 'w:r' && opens) {
      run = { start: match.index, text: '', vanish: false, white: false, tiny: false };
      shades.run = false;
    } else if (run && closing === '') {
      if ((name === 'w:vanish' || name === 'w:webHidden' || name === 'w:specVanish') && !isOff(attributes))
        run.vanish = true;
      if (name === 'w:color' && isWhite(valueOf(attributes, 'val'))) run.white = true;
      if (name === 'w:sz' && Number(valueOf(attributes, 'val')) < 4) run.tiny = true;
      if (name === 'w:highlight' && !/w:val="(?:white|none)"/.test(attributes)) shades.run = true;
    }
    if (name !== 'w:r' || closing === '' || run === undefined) continue;
    const bare = boxes === 0 && shades.cell === 0 && !shades.paragraph && !shades.run;
    const reason = run.vanish ? 'invisible' : run.tiny ? 'tiny' : run.white && bare ? 'white' : undefined;
    if (reason !== undefined && run.text.trim() !== '') {
      cuts.push({ start: run.start, end: match.index + whole.length });
      const last = hiddenRuns.at(-1);
      if (last?.reason === reason && last.text.length < 380) last.text += run.text;
      else hiddenRuns.push({ text: run.text, reason });
    }
    run = undefined;
  }
  let visible = '';
  let from = 0;
  for (const { start, end } of cuts) {
    visible += xml.slice(from, start);
    from = end;
  }
  return { xml: visible + xml.slice(from), hiddenRuns };
}
