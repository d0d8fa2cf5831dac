import type { Config } from '@react-router/dev/config';
import { missingPath } from './src/contract/built-pages.ts';
import { publicPaths } from './src/web/content/public-pages.ts';

/** The public pages are rendered at build time and read without JavaScript; the signed-in ones start from the fallback page. */
const config: Config = {
  appDirectory: 'src/web/site',
  buildDirectory: 'dist/site',
  ssr: false,
  prerender: [...publicPaths, missingPath],
};

export default config;
