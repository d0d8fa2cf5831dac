import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Short statements are planned as fast as they are looked up; more texts than this would not be our own. */
const shortestText = 120;
const mostTexts = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (text.length < shortestText || !text.includes('$1') || names.size >= mostTexts) return null;
  const name = `planned_${createHash('sha1').update(text).digest('hex')}`;
  names.set(text, name);
  return name;
}

type Config = { text: string; name?: string };
const isConfig = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string';

function planned(config: unknown): unknown {
  if (!isConfig(config) || config.name) return config;
  const name = nameOf(config.text);
  return name ? { ...config, name } : config;
}

/** Has a connection plan each longer statement with parameters once instead of every time: planning the statements of a turn costs more than running them. */
export function planOnce(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((config: unknown, ...rest: unknown[]) =>
    query(planned(config), ...rest)) as typeof client.query;
}
