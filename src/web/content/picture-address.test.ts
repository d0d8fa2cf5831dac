import { expect, it } from 'vitest';
import { publicPaths } from '#contract/paths.ts';
import { pictureAddress } from './picture-address.ts';

it('gives every public page a picture of its own', () => {
  const pictures = publicPaths.map(pictureAddress);
  expect(new Set(pictures).size).toBe(publicPaths.length);
  for (const picture of pictures) expect(picture).toMatch(/^\/pictures\/[a-z-]+\.png$/);
});
