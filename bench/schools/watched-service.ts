// The service without built pages, as service-process.ts starts it, that says how long its event loop stood still. Started by watch.ts.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '#server/config/config.ts';
import { startService } from '#server/service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const resolutionMs = 5;
const nanosecondsPerMs = 1e6;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
const service = await startService(loadConfig(process.env), { root, pages: false });
delay.enable();
process.send?.('ready');
process.on('message', () => {
  process.send?.(Math.max(0, delay.max / nanosecondsPerMs - resolutionMs));
  delay.reset();
});
process.once('disconnect', () => void service.close().then(() => process.exit(0)));
