/** EX_CONFIG of sysexits.h, which the server ends with when it refuses its variables: starting it again would change nothing. */
const refusedSetUp = 78;

const usual = { firstWaitMs: 250, longestWaitMs: 15_000, deaths: 20, withinMs: 600_000, drainMs: 15_000 };

/**
 * Keeps the process that `spawnOne` starts, and that sends a message once it serves, running (rule FAULT-11). Resolves with the code to
 * end with: of a first start that failed, of settings refused, of an end nobody forced, of a stop we were told to make, or of one death
 * too many in a while. `stop` tells it to stop as a signal does.
 */
export function keepRunning(spawnOne, limits = usual, stop = new AbortController().signal) {
  return new Promise((resolve) => {
    const deaths = [];
    let child;
    let hasServed = false;
    let failedStarts = 0;
    let waiting = null;
    let isTold = false;

    const ended = (code, signal) => {
      if (!isTold && !hasServed && signal)
        console.error(
          `✗ The server was ended by ${signal} before it served; too little memory is the usual cause.`,
        );
      if (isTold || !hasServed || code === 0 || code === refusedSetUp) return resolve(code ?? 1);
      deaths.push(Date.now());
      const recent = deaths.filter((at) => at > Date.now() - limits.withinMs).length;
      const how = signal ?? `code ${code}`;
      if (recent >= limits.deaths) {
        console.error(
          `✗ The server ended ${recent} times in ${limits.withinMs / 60_000} minutes, the last time by ${how}; it is not started again.`,
        );
        return resolve(code || 1);
      }
      const waitMs = Math.min(limits.firstWaitMs * 2 ** failedStarts, limits.longestWaitMs);
      failedStarts += 1;
      console.error(`The server ended by ${how}; it is started again in ${waitMs / 1000} s.`);
      waiting = setTimeout(start, waitMs);
    };
    const start = () => {
      waiting = null;
      child = spawnOne();
      child.on('message', (message) => {
        if (message !== 'ready') return;
        hasServed = true;
        failedStarts = 0;
      });
      child.once('exit', ended);
    };

    const told = (signal) => {
      isTold = true;
      if (waiting !== null) return resolve(0);
      // Ctrl-C reached the whole group already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), limits.drainMs);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => told(signal));
    stop.addEventListener('abort', () => told('SIGTERM'));
    start();
  });
}
