import { z } from 'zod';
import { boundedFetch } from './model/bounded-fetch.ts';

/** A server of models on this computer, with the models it names. */
export type LocalModels = { server: string; baseUrl: string; models: readonly string[] };

/** Where the usual servers of open models listen when nobody told them otherwise. */
const usualServers: readonly { server: string; port: number }[] = [
  { server: 'Ollama', port: 11434 },
  { server: 'llama.cpp', port: 8080 },
  { server: 'LM Studio', port: 1234 },
];
const patienceMs = 300;

const list = z.object({ data: z.array(z.object({ id: z.string() })).max(500) });
/** What may stand on a command line, and is a name at all. */
const plainName = /^[\w.:/@+-]{1,120}$/;
/** Models that do not speak. */
const mute = /embed|rerank|\bbge\b|whisper|\btts\b|minilm/i;

/** Looks on this computer, and nowhere else, for servers of models with one that speaks; never throws, and takes no longer than its patience. */
export async function findLocalModels(
  servers: readonly { server: string; port: number }[] = usualServers,
): Promise<LocalModels[]> {
  const found = await Promise.all(
    servers.map(async ({ server, port }) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      return { server, baseUrl, models: await modelsAt(baseUrl).catch(() => []) };
    }),
  );
  return found.filter(({ models }) => models.length > 0);
}

async function modelsAt(baseUrl: string): Promise<string[]> {
  const response = await boundedFetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(patienceMs) });
  const { data } = list.parse(await response.json());
  return data.map(({ id }) => id).filter((id) => plainName.test(id) && !mute.test(id));
}
