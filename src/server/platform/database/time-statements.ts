import type pg from 'pg';

/** Tells how long each statement of a connection took, in seconds, its way to the server included; of what it said nothing. */
export function timeStatements(client: pg.PoolClient, tell: (seconds: number) => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const beganMs = performance.now();
    const asked = query(...args);
    if (asked instanceof Promise) {
      const end = (): void => tell((performance.now() - beganMs) / 1000);
      asked.then(end, end);
    }
    return asked;
  }) as typeof client.query;
}
