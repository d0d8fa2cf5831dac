// React Router's conditions that our configuration answers for good. Answered at build time, what stands behind them is left out of the pages'
// script (decision 0018): no server of React Router's is behind the pages (`ssr: false`), no route has a loader, an action or middleware, and
// nothing is instrumented.

import type { Plugin } from 'vite';

const unhandled = ['loader', 'action', 'middleware', 'clientLoader', 'clientAction', 'clientMiddleware'];

/** By file of the package: what stands there once, and what it comes to here. */
const answers: Readonly<Record<string, readonly (readonly [condition: string, answer: string])[]>> = {
  'lib/dom/ssr/fog-of-war.js': [
    ['if (!isFogOfWarEnabled(routeDiscovery, ssr)) return;', 'return;'],
    ['if (!isFogOfWarEnabled(routeDiscovery, ssr) || ', 'if (true || '],
  ],
  'lib/dom/ssr/single-fetch.js': [
    ['if (request.method !== "GET") return', 'if (false) return'],
    ['if (!ssr && !foundRevalidatingServerLoader) return', 'return'],
    ['return hasClientLoader ?', 'return false ?'],
    ['}, fetchAndDecodeViaTurboStream, ssr);', '}, undefined, ssr);'],
  ],
  'lib/dom/ssr/routes.js': [
    ['if (!route.hasLoader) return Promise', 'return Promise'],
    ['if (!routeModule.clientLoader) return', 'return'],
    ['loader: route.hasClientLoader ?', 'loader: false ?'],
    ['action: route.hasClientAction ?', 'action: false ?'],
    ['middleware: route.hasClientMiddleware ?', 'middleware: false ?'],
  ],
  'lib/router/router.js': [
    ['if (init.instrumentations) {', 'if (false) {'],
    ['if (init.instrumentations) router =', 'if (false) router ='],
    [
      'NavigateMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);',
      'NavigateMetaReceiver;',
    ],
    ['ResultMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);', 'ResultMetaReceiver;'],
  ],
};

/** The source of a file of React Router with its conditions answered. Throws where one does not stand there exactly once, as after an update. */
export function answerConditions(file: string, source: string): string {
  return (answers[file] ?? []).reduce((now, [condition, answer]) => {
    if (now.split(condition).length !== 2)
      throw new Error(`React Router's ${file} does not say once: ${condition}`);
    return now.replace(condition, () => answer);
  }, source);
}

/** What a route exports that the answers say no route has. */
export const unhandledExports = (source: string): string[] =>
  unhandled.filter((name) => new RegExp(`^export\\b[^;=(]*\\b${name}\\b`, 'm').test(source));

/** Answers the conditions in the build for browsers, and fails it where they are not ours to answer so. */
export function answerRouterConditions(): Plugin {
  const unmet = new Set(Object.keys(answers));
  return {
    name: 'answer-router-conditions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/|\/src\/web\/site\/(?:root|routes\/)/ },
      handler(source, id) {
        if (id.includes('/src/web/')) {
          const [name] = unhandledExports(source);
          if (name) this.error(`${id} exports ${name}, which scripts/router-conditions.ts leaves out`);
          return null;
        }
        const file = id.slice(id.lastIndexOf('/lib/') + 1);
        return unmet.delete(file) ? { code: answerConditions(file, source), map: null } : null;
      },
    },
    buildEnd(error) {
      if (!error && unmet.size > 0) this.error(`React Router no longer has ${[...unmet].join(', ')}`);
    },
  };
}
