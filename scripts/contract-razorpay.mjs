// npm run contract:razorpay: holds Razorpay's own test mode to the contract our stand-in keeps. Needs test keys in RAZORPAY_KEY_ID and
// RAZORPAY_KEY_SECRET (from the environment or .env) and a person who pays a few orders with a test card on the page it names.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fail, requireNode20, root, runTool } from './toolbox.mjs';

requireNode20();
const envFile = join(root, '.env');
if (existsSync(envFile)) process.loadEnvFile?.(envFile);
if (!process.env.RAZORPAY_KEY_ID?.startsWith('rzp_test_') || !process.env.RAZORPAY_KEY_SECRET)
  fail(
    'Set RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET to test keys (rzp_test_...); live keys are never used here.',
  );
await ensureInstalled();
const { code } = await runTool('vitest', ['run', '--project', 'contract']);
process.exitCode = code;
