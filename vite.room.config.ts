import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paths } from './src/contract/paths.ts';

const moonshine = fileURLToPath(new URL('node_modules/@moonshine-ai/moonshine-js/dist', import.meta.url));

/** The interview frame: its own entry, served at /room/<sessionId> under its own content security policy. */
export default defineConfig({
  root: 'src/web/room',
  base: paths.room(''),
  publicDir: false,
  plugins: [react()],
  // The package hides its model files, which are all that is used of it in the browser.
  resolve: { alias: { '@moonshine-ai/moonshine-js/dist': moonshine } },
  assetsInclude: ['**/*.onnx'],
  worker: { format: 'es' },
  // npm run dev: the page comes through the site's server, its hot updates straight from here.
  server: { host: '127.0.0.1', hmr: { clientPort: Number(process.env['HOTSEAT_ROOM_PORT'] ?? 3101) } },
  build: {
    outDir: '../../../dist/room',
    emptyOutDir: true,
    // An inlined font or picture would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Keeps light-dark() as it is: the room nests a dark stage inside a light page.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The contract's schemas are plain values: a page that uses none of them ships no zod.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        // React and what the room's other scripts share come as one file, which compresses better.
        codeSplitting: {
          groups: [
            {
              name: 'room',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/(?:contract\/paths|web\/ui\/spinner)\./,
            },
          ],
        },
      },
    },
  },
});
