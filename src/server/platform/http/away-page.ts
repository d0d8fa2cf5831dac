import type { FastifyReply, FastifyRequest } from 'fastify';

type AwayWords = { title: string; words: string };

/** What a page says while the service cannot show anything else. It needs no other file, no script and no database. */
const awayPages = {
  closed: {
    title: 'Back soon',
    words:
      'Hotseat is being put back in order and will open again shortly. What you have paid for is kept. Please come back in an hour.',
  },
  unavailable: {
    title: 'Back in a moment',
    words:
      'A part of Hotseat is not answering. Everything we confirmed to you is kept. Please reload this page in a minute.',
  },
  full: {
    title: 'We cannot save anything right now',
    words:
      'Our storage is full. Everything we confirmed to you is kept. We are making room; please reload this page in a few minutes.',
  },
} as const satisfies Record<string, AwayWords>;

/** Whether a browser asks for a page to show, and not a script for data. */
export function asksForPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
}

/** Sends such a page with the status the reply has. */
export function sendAwayPage(
  reply: FastifyReply,
  page: keyof typeof awayPages,
  retryAfterSeconds: number,
): FastifyReply {
  const { title, words }: AwayWords = awayPages[page];
  return reply
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Hotseat</title><h1>${title}</h1>
<p>${words}</p></html>`,
    );
}
