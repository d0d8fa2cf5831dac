/** Whether what was installed serves: the same lock file, and the tools of development too unless `production`, where npm leaves them out. */
export function installServes(stamp, lock, production) {
  return stamp === `${lock} whole` || (production && stamp === `${lock} production`);
}
