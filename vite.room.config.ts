import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paths } from './src/contract/paths.ts';

/** The interview frame: its own entry, served at /room/<sessionId> under its own content security policy. */
export default defineConfig({
  root: 'src/web/room',
  base: paths.room(''),
  publicDir: false,
  plugins: [react()],
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
      // The contract's schemas are plain values: a page that uses none of them ships no zod. `hook` is a schema others build on.
      treeshake: { manualPureFunctions: ['z', 'hook'] },
    },
  },
});
