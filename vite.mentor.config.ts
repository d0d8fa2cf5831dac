import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paths } from './src/contract/paths.ts';

/** A mentor's page: its own entry without the router, served under its own content security policy to people who have no account. */
export default defineConfig({
  root: 'src/web/mentor',
  base: `${paths.mentor}/`,
  publicDir: false,
  plugins: [react()],
  // npm run dev: the page comes through the site's server, its hot updates straight from here.
  server: { host: '127.0.0.1', hmr: { clientPort: Number(process.env['HOTSEAT_MENTOR_PORT'] ?? 3102) } },
  build: {
    outDir: '../../../dist/mentor',
    emptyOutDir: true,
    // An inlined font or picture would be refused by the content security policy.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    // The contract's schemas are plain values: a page that uses none of them ships no zod.
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
});
