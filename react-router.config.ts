import type { Config } from '@react-router/dev/config';
import { paths, publicPaths } from './src/contract/paths.ts';

/** The public pages are rendered at build time and read without JavaScript; the signed-in ones start from the fallback page. */
const config: Config = {
  appDirectory: 'src/web/site',
  buildDirectory: 'dist/site',
  ssr: false,
  prerender: [...publicPaths, paths.missing],
};

export default config;
