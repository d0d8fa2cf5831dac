import { build } from 'vite';
await build({
  configFile: 'vite.room.config.ts',
  logLevel: 'error',
  build: { outDir: '/tmp/roomw', emptyOutDir: true },
  plugins: [
    {
      name: 'w',
      generateBundle(_, bundle) {
        for (const c of Object.values(bundle))
          if (c.type === 'chunk' && (c.isEntry || /room/.test(c.fileName))) {
            console.log(c.fileName, c.code.length);
            const m = Object.entries(c.modules)
              .map(([id, { renderedLength }]) => [renderedLength, id.replace(process.cwd(), '')])
              .sort((a, b) => b[0] - a[0])
              .slice(0, 45);
            for (const [n, id] of m) console.log(n, id);
          }
      },
    },
  ],
});
