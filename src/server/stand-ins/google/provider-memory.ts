import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const maxRecords = 5_000;

type Kept = { payload: AdapterPayload; expiresAtMs: number };

/**
 * The stand-in's records, in memory and bounded: the oldest give way. Sessions are not kept: the chooser asks every time, so nobody stays
 * signed in at the provider, and tabs do not disturb each other.
 */
export function createProviderMemory(nowMs: () => number): AdapterFactory {
  const records = new Map<string, Kept>();
  const find = (key: string): AdapterPayload | undefined => {
    const kept = records.get(key);
    if (kept && kept.expiresAtMs > nowMs()) return kept.payload;
    records.delete(key);
    return undefined;
  };
  const findWhere = (
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    for (const [key, { payload }] of records) {
      if (key.startsWith(`${model}:`) && matches(payload)) return find(key);
    }
    return undefined;
  };
  return (model): Adapter => ({
    upsert: async (id, payload, expiresInSeconds) => {
      if (model === 'Session') return;
      const oldest = records.size >= maxRecords ? records.keys().next().value : undefined;
      if (oldest !== undefined) records.delete(oldest);
      records.set(`${model}:${id}`, {
        payload,
        expiresAtMs: expiresInSeconds ? nowMs() + expiresInSeconds * 1000 : Infinity,
      });
    },
    find: async (id) => find(`${model}:${id}`),
    findByUid: async (uid) => findWhere(model, (p) => p.uid === uid),
    findByUserCode: async (userCode) => findWhere(model, (p) => p.userCode === userCode),
    consume: async (id) => {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(nowMs() / 1000);
    },
    destroy: async (id) => {
      records.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key);
    },
  });
}
