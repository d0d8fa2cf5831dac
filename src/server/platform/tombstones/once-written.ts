import { endpoints } from '#contract/endpoints.ts';
import type { Bind, Routes } from '../http/endpoint-binding.ts';
import { writeTombstones, type WritesTombstones } from './write-tombstones.ts';

/** The same routes, whose calls that change something are answered once what they took away is in the file (rule ERASE-5). */
export function onceWritten(parts: WritesTombstones, all: readonly Routes[]): Routes[] {
  return all.map((routes) => (bind, app) => {
    const written: Bind = (name, handle) =>
      bind(
        name,
        endpoints[name].method === 'GET'
          ? handle
          : async (call) => {
              const reply = await handle(call);
              await writeTombstones(parts);
              return reply;
            },
      );
    return routes(written, app);
  });
}
