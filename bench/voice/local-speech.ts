import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import { readSound, soundOf } from '#tests/fixtures/spoken-sound.ts';
import { waveOf } from '#web/room/voice/wave.ts';
import type { FliteVoice } from '#web/room/voice/engines/flite.ts';
import type { HearStretch } from '#web/room/voice/engines/moonshine.ts';
import { loadHearing } from './hear-answer.ts';

/** How the server misbehaves, for those who must live with it: an HTTP status, an empty reply, silence, or a reply of another shape. */
export type SpeechFault = number | 'empty' | 'hangs' | 'shape' | 'endless';

/** What was asked of the server, oldest first. */
export type SpeechCall = { path: string; authorization: string | undefined; fields: Record<string, string> };

export type LocalSpeech = {
  baseUrl: string;
  calls: SpeechCall[];
  /** Misbehaves from now on; null ends it. */
  fail: (fault: SpeechFault | null) => void;
  /** Loads what hears and speaks, which the first to call would wait for. */
  load(): Promise<void>;
  close(): Promise<void>;
};

const voices: Readonly<Record<string, FliteVoice>> = { onyx: 'rms', echo: 'awb', ash: 'kal16', fable: 'rms' };

/**
 * A speech service on loopback that speaks OpenAI's protocol (/v1/audio/transcriptions and /v1/audio/speech) and is made of the engines of the room: Moonshine hears,
 * flite speaks. `key` null lets everybody in.
 */
export async function startLocalSpeech({
  port = 0,
  key = null,
}: {
  port?: number;
  key?: string | null;
} = {}): Promise<LocalSpeech> {
  const calls: SpeechCall[] = [];
  let fault: SpeechFault | null = null;
  let hearing: Promise<{ hear: HearStretch }> | null = null;
  const app = fastify({ forceCloseConnections: true });
  await app.register(multipart, { limits: { fileSize: 25 * 1024 * 1024 } });

  const hearer = (): Promise<{ hear: HearStretch }> => (hearing ??= loadHearing());
  const note = (request: FastifyRequest, fields: Record<string, string>): void => {
    calls.push({ path: request.url, authorization: request.headers.authorization, fields });
  };
  app.addHook('preHandler', async (request, reply) => {
    if (key !== null && request.headers.authorization !== `Bearer ${key}`)
      return reply.status(401).send({ error: { message: 'Incorrect API key provided' } });
    return undefined;
  });

  app.post('/v1/audio/transcriptions', async (request, reply) => {
    const fields: Record<string, string> = {};
    let wave: Buffer = Buffer.alloc(0);
    for await (const part of request.parts()) {
      if (part.type === 'file') wave = await part.toBuffer();
      else fields[part.fieldname] = String(part.value);
    }
    note(request, fields);
    if (fault !== null) return misbehave(reply, fault);
    const { hear } = await hearer();
    return { text: await hear(readSound(wave)), usage: { type: 'duration', seconds: 1 } };
  });
  app.post('/v1/audio/speech', async (request, reply) => {
    const body = request.body as Record<string, string>;
    note(request, body);
    if (fault !== null) return misbehave(reply, fault);
    const sound = await soundOf([body['input'] ?? ''], voices[body['voice'] ?? ''] ?? 'slt');
    return reply.type('audio/wav').send(Buffer.from(waveOf(sound)));
  });
  const address = await app.listen({ host: '127.0.0.1', port });
  return {
    baseUrl: `${address}/v1`,
    calls,
    fail: (next) => {
      fault = next;
    },
    load: async () => {
      const { hear } = await hearer();
      await hear(await soundOf(['Good morning.'], 'slt'));
    },
    close: () => app.close(),
  };
}

function misbehave(reply: FastifyReply, fault: SpeechFault): FastifyReply {
  if (typeof fault === 'number') return reply.status(fault).send({ error: { message: 'no' } });
  if (fault === 'empty') return reply.type('audio/wav').send('');
  if (fault === 'shape') return reply.send({ words: 'none' });
  if (fault === 'endless') return reply.type('audio/wav').send(Buffer.alloc(4 * 1024 * 1024));
  return reply.hijack();
}
