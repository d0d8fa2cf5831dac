import { parseArgs } from 'node:util';
import { startLocalRazorpay } from './local-razorpay.ts';

const usage =
  'Usage: node main.ts [--port 0] [--register FILE] [--webhook-url URL]. Without a file the register lives in memory; without a URL no events are sent.\n';

/** The stand-in gateway as a process of its own. Prints one line when it is ready. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      register: { type: 'string' },
      'webhook-url': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('The port is not a number.');
  const webhookUrl = values['webhook-url'] ?? null;
  const local = await startLocalRazorpay({
    port,
    registerFile: values.register ?? null,
    webhookUrl: () => webhookUrl,
  });
  process.stdout.write(`Local Razorpay is ready: ${local.origin}\n`);
  const stop = () => void local.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  process.exitCode = 1;
}
