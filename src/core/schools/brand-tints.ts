import type { Tints } from '#contract/schools/branding.ts';
import { checkColour, type Theme } from './colour-contrast.ts';

/** A school's colour as it is shown: by day and by night the colour itself where it can be read there, else its nearest tint that can, and what is written on it (rule SCHOOL-91). */
export function tintsOf(colour: string): Tints {
  const { themes } = checkColour(colour);
  const shown = (theme: Theme) => {
    const { nearest } = themes[theme];
    return { colour: nearest, ink: checkColour(nearest).onColour.ink };
  };
  return { light: shown('light'), dark: shown('dark') };
}
