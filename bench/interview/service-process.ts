// The service as src/server/main.ts starts it, from its sources and without built pages.
import { fileURLToPath } from 'node:url';
import { loadConfig } from '#server/config/config.ts';
import { startService } from '#server/service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const service = await startService(loadConfig(process.env), { root, pages: false });
process.send?.('ready');
process.once('disconnect', () => void service.close().then(() => process.exit(0)));
