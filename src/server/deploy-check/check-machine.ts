import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { limitsInUse } from '#server/resumes/parser/parser-process.ts';
import { fails, holds, notTried, type Outcome } from './outcome.ts';

const leastFreeBytes = 2 * 1024 ** 3;

/** Whether callers can be told apart behind the proxy that does TLS. */
export function checkProxies({ trustedProxies }: Config): Outcome {
  if (trustedProxies.length === 0)
    return fails("set TRUSTED_PROXIES to the proxy's address, or all callers count as one");
  if (trustedProxies.some((range) => range.endsWith('/0')))
    return fails('TRUSTED_PROXIES trusts everybody: any caller may then name any address as theirs');
  return holds(`calls through ${trustedProxies.join(', ')} are taken for their callers'`);
}

/** Whether the data directory can be written and has room. What is missing of it is made at the start, so the nearest folder above counts. */
export function checkDataDirectory({ dataDir }: Config): Outcome {
  const folder = nearest(resolve(dataDir));
  try {
    if (!statSync(folder).isDirectory()) return fails(`${dataDir} is not a folder: set DATA_DIR`);
    accessSync(folder, constants.W_OK);
  } catch {
    return fails(`${dataDir} cannot be written: make it writable, or set DATA_DIR`);
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const words = `${(free / 1024 ** 3).toFixed(1)} GiB free in ${dataDir}`;
  return free < leastFreeBytes ? fails(`${words}: 2 GiB are the least`) : holds(words);
}

function nearest(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) || dirname(path) === path ? path : nearest(dirname(path));
}

/** Whether the process that reads resumes can be limited. */
export function checkResumeLimits(limits = limitsInUse()): Outcome {
  if (!limits.resources)
    return fails('no prlimit (of util-linux), so a resume may take processor time and memory without end');
  if (!limits.networkAndSignals)
    return notTried('prlimit limits it; unshare is not allowed here, so deny egress but where it is needed');
  return holds('read in a process of its own, limited, without network');
}
