// npm run eval: runs a measurement of eval/ under the Node that runs TypeScript.
import { ensureInstalled, requireNode20, run, typescriptNode } from './toolbox.mjs';

requireNode20();
await ensureInstalled();
const [file, ...args] = process.argv.slice(2);
const { code } = await run(typescriptNode(), ['--disable-warning=ExperimentalWarning', file, ...args]);
process.exit(code);
