import type { CSSProperties } from 'react';
import type { Brand, Tints } from '#contract/schools/branding.ts';

const byTheme = (tints: Tints, part: 'colour' | 'ink'): string =>
  `light-dark(${tints.light[part]}, ${tints.dark[part]})`;

/** A school's colours as the properties that our styles read: its main colour for what is pressed, its accent for lines. Both are as they can be read. */
export function brandStyle({ main, accent }: Pick<Brand, 'main' | 'accent'>): CSSProperties {
  const line = accent ?? main;
  return {
    ...(main && { '--btn': byTheme(main, 'colour'), '--on-btn': byTheme(main, 'ink') }),
    ...(line && { '--school-accent': byTheme(line, 'colour') }),
  } as CSSProperties;
}
