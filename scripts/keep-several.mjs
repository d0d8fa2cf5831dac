import { keepRunning } from './keep-running.mjs';

/**
 * Keeps `count` processes running that share a port, each as `keepRunning` does; `spawnOne` gets a number from 0. The first serves before
 * the others start: it migrates, and runs the stand-ins. What one of them sends the others hear. Resolves, once all have ended, with the
 * code of the one that ended first, which ends the others.
 */
export async function keepSeveral(count, spawnOne) {
  process.setMaxListeners(count + 10);
  const ended = new AbortController();
  const children = new Map();
  let firstServes;
  const serves = new Promise((resolve) => (firstServes = resolve));
  let code = null;

  const spawnNth = (n) => () => {
    const child = spawnOne(n);
    children.set(n, child);
    child.on('message', (message) => {
      if (message === 'ready') return firstServes();
      for (const [other, { connected, send }] of children)
        if (other !== n && connected) send.call(children.get(other), message, () => undefined);
    });
    return child;
  };
  const keep = async (n) => {
    const own = await keepRunning(spawnNth(n), undefined, ended.signal);
    code ??= own;
    ended.abort();
  };

  const first = keep(0);
  await Promise.race([first, serves]);
  const others = ended.signal.aborted ? [] : Array.from({ length: count - 1 }, (_, n) => keep(n + 1));
  await Promise.all([first, ...others]);
  return code;
}
