import { brotliCompressSync } from 'node:zlib';
import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { portraitIds } from '#contract/panellists.ts';
import { styles } from '#contract/styles.ts';
import { poses } from './portraits/pose.ts';
import { Portrait } from './portraits/portrait.tsx';
import { scenes } from './scenes/scenes.ts';

const sittings = portraitIds.flatMap((id) =>
  poses.flatMap((pose) => styles.map((mood) => ({ id, pose, mood }))),
);
const litWindow = '#ffd98a';
const penIndigo = '#4f46e5';

function page(drawings: readonly ReactElement[]) {
  return renderToStaticMarkup(createElement(Fragment, null, ...drawings));
}

/** As it is sent inside a page: in bytes, compressed. */
function compressedBytes(markup: string): number {
  return brotliCompressSync(markup).length;
}
const mostBytes = 12 * 1024;

function occurrences(markup: string, pattern: RegExp) {
  return [...markup.matchAll(pattern)].map((match) => match[1] ?? match[0]);
}

function expectReferencesToResolve(markup: string) {
  const ids = occurrences(markup, / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  for (const reference of occurrences(markup, /url\(#([^)]+)\)/g)) expect(ids).toContain(reference);
}

describe('portraits', () => {
  test('every panellist, pose and mood is its own picture in a 200 x 230 box of at most 12 KiB, hidden from screen readers', () => {
    const pictures = sittings.map((sitting) => page([createElement(Portrait, sitting)]));
    expect(new Set(pictures).size).toBe(portraitIds.length * poses.length * styles.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 200 230"[^>]*aria-hidden="true"/);
      expect(picture).not.toMatch(/NaN|undefined| style="/);
      expect(compressedBytes(picture)).toBeLessThanOrEqual(mostBytes);
    }
  });

  test('all of them fit on one page without sharing an id', () => {
    expectReferencesToResolve(
      page(sittings.map((sitting) => createElement(Portrait, { key: JSON.stringify(sitting), ...sitting }))),
    );
  });
});

describe('scenes', () => {
  test('each has its own id, caption and words for those who cannot see it', () => {
    for (const word of ['id', 'caption', 'alt'] as const) {
      expect(new Set(scenes.map((scene) => scene[word])).size).toBe(scenes.length);
    }
  });

  test.each(scenes)(
    '$id is 800 x 450, with one lit window and one indigo object, in at most 12 KiB',
    ({ Scene }) => {
      const picture = page([createElement(Scene)]);
      expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 800 450"[^>]*aria-hidden="true"/);
      expect(picture).not.toMatch(/NaN|undefined| style="/);
      expect(occurrences(picture, new RegExp(litWindow, 'g'))).toHaveLength(1);
      expect(occurrences(picture, new RegExp(penIndigo, 'g'))).toHaveLength(1);
      expect(compressedBytes(picture)).toBeLessThanOrEqual(mostBytes);
    },
  );

  test('all of them fit on one page, twice, without sharing an id', () => {
    expectReferencesToResolve(
      page([...scenes, ...scenes].map(({ Scene }, place) => createElement(Scene, { key: place }))),
    );
  });
});
