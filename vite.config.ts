import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { answerRouterConditions } from './scripts/router-conditions.ts';
import { paths } from './src/contract/paths.ts';

export default defineConfig({
  plugins: [reactRouter(), answerRouterConditions()],
  publicDir: 'src/web/site/public',
  // npm run dev: the service and the room are passed on to, so that the browser sees one origin.
  server: {
    proxy: {
      '/api': { target: `http://127.0.0.1:${process.env['HOTSEAT_SERVER_PORT'] ?? 3100}` },
      [paths.room('')]: { target: `http://127.0.0.1:${process.env['HOTSEAT_ROOM_PORT'] ?? 3101}` },
      [paths.mentor]: { target: `http://127.0.0.1:${process.env['HOTSEAT_MENTOR_PORT'] ?? 3102}` },
    },
  },
  build: {
    // An inlined font or picture would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Keeps light-dark() as it is: the room nests a dark stage inside a light page.
    target: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      // The contract's schemas are plain values: a page that uses none of them ships no zod.
      // What only the prerendered HTML draws is not fetched for the sake of nothing.
      treeshake: {
        manualPureFunctions: ['z'],
        moduleSideEffects: [
          {
            test: /\/src\/(?:contract|web\/(?:content|ui\/(?:art|report|room)))\/.*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        // What every page needs comes as one file: twenty small ones compress 7 KiB worse.
        codeSplitting: {
          groups: [
            {
              name: 'site',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@react-router)\/|src\/web\/(?:site\/shell\/|lib\/(?:call|endpoint|error|use))|src\/web\/(?:ui\/(?:page|preload-fonts|fonts\/[\w-]+|dialog|modal|spinner|price|questions|art\/logo)|content\/(?:number-words|picture-address))\.|src\/contract\/(?:paths|catalogue|money)\./,
            },
          ],
        },
      },
    },
  },
});
