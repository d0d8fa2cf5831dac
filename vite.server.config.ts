import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const source = join(root, 'src') + sep;
const bundle = join(root, 'dist/server');

/** What of our dependencies every start loads: it comes into the bundle with all it needs. The others are found where they are installed. */
const loadedAtEveryStart = new Set([
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  '@opentelemetry/api',
  'double-metaphone',
  'drizzle-orm',
  'fastify',
  'fflate',
  'jsonrepair',
  'openid-client',
  'pg',
  'pg-boss',
  'prom-client',
  'simple-statistics',
  'ts-fsrs',
  'wink-eng-lite-web-model',
  'wink-nlp',
  'zod',
]);

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: object;
};

const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** A script for a thread is named by where it stands beside the module that begins the thread. */
const addressed = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/g;

/** The scripts of all threads: each is an entry of the bundle. */
const threads = readdirSync(join(source, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => join(source, 'server', file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(addressed)].map(([, script = '']) => join(dirname(file), script)),
  );

/** A module of the bundle finds its files where its source stands, and the scripts of threads beside the bundle. */
function findFilesOfSource(): Plugin {
  return {
    name: 'find-files-of-source',
    enforce: 'pre',
    resolveId(id) {
      const name = packageOf(id);
      return name in dependencies && !loadedAtEveryStart.has(name) ? { id, external: true } : null;
    },
    transform(code, id) {
      if (!id.startsWith(source)) return null;
      const other = /import\.meta\.(?!url\b)\w+/.exec(code);
      if (other) this.error(`${other[0]} would name the bundle: say import.meta.url`);
      if (!code.includes('import.meta.url')) return null;
      const here = JSON.stringify(relative(bundle, id).replaceAll(sep, '/'));
      const withThreads = code.replace(
        addressed,
        (_, script: string) => `new URL('${script.replace(/ts$/, 'js')}', import.meta['url'])`,
      );
      return {
        code: withThreads.replaceAll('import.meta.url', `new URL(${here}, import.meta['url']).href`),
        map: null,
      };
    },
  };
}

/** The service for `npm start` in a few files: Node reads them in a fraction of the time that two thousand take. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [findFilesOfSource()],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: bundle,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: [join(source, 'server/main.ts'), ...threads],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
