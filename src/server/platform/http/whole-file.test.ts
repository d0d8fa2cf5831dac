import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { installErrorReplies } from './error-replies.ts';
import { wholeFile } from './whole-file.ts';

const limit = 8;
const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const end = '\r\n--b--\r\n';

/** What a server that takes `limit` bytes says to a file whose first piece it has read before the rest comes. */
async function sent(first: string, rest: string): Promise<{ status: number; body: string }> {
  const app = fastify();
  installErrorReplies(app);
  await app.register(multipart, { limits: { fileSize: limit } });
  let file: MultipartFile['file'] | undefined;
  const lengthOf = async (request: FastifyRequest): Promise<{ length: number }> => {
    const part = await request.file();
    if (!part) throw new Error('No file came.');
    file = part.file;
    return { length: (await wholeFile(part)).length };
  };
  app.post('/', (request) => lengthOf(request));
  async function* pieces(): AsyncGenerator<string> {
    yield head + first;
    await vi.waitFor(() => expect(file).toMatchObject({ readableDidRead: true, readableLength: 0 }), {
      timeout: 20_000,
    });
    yield rest + end;
  }
  const { statusCode: status, body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Readable.from(pieces()),
  });
  await app.close();
  return { status, body };
}

it.each([
  ['12345', '678', 200, '{"length":8}'],
  ['12345678', '', 200, '{"length":8}'],
  ['123456789', '', 413, 'file_too_large'],
  ['1234', '56789', 413, 'file_too_large'],
  ['12345678', '9', 413, 'file_too_large'],
  ['12345678', '9'.repeat(50), 413, 'file_too_large'],
])('of %j and then %j the server says %i', async (first, rest, status, said) => {
  const reply = await sent(first, rest);
  expect(reply.status).toBe(status);
  expect(reply.body).toContain(said);
});
