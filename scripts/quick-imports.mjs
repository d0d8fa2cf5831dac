// Given to Node as --import where a server starts from its sources, and loaded by what else imports them. drizzle-orm's package.json names every file it has, 180 KB of them, and Node reads it
// through at each of the thousand imports inside the package: half of the time that loading a server takes. Its files are all modules beside
// each other, so that where an import leads is plain; what is imported by the package's name is asked for once.
import { registerHooks } from 'node:module';

const inside = /\/node_modules\/drizzle-orm\/.*\.js$/;
const byName = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && inside.test(context.parentURL ?? '')) {
      const url = new URL(specifier, context.parentURL).href;
      if (inside.test(url)) return { url, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context);
    if (!byName.has(specifier)) byName.set(specifier, next(specifier, context));
    return { ...byName.get(specifier), shortCircuit: true };
  },
});
