import type { Page } from '@playwright/test';
import type { Site } from '../site.ts';
import type { Camera } from './camera.ts';

/** One person's walk through the product, with the names of the pictures taken on the way. */
export type Journey = {
  name: string;
  stops: readonly string[];
  walk(visit: { page: Page; site: Site; camera: Camera }): Promise<void>;
};
