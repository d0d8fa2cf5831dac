import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { LabelValue } from '#server/platform/metrics/label-values.ts';
import type { Parts } from '#server/platform/parts.ts';
import { sha256 } from '#server/platform/ids.ts';
import { parseWebhookEvent } from './razorpay/webhook-event.ts';
import { webhookSignatureHolds } from './razorpay/signatures.ts';
import { receiveWebhook } from './receive-webhook.ts';

const mostBytes = 256 * 1024;
const eventIdForm = /^[A-Za-z0-9_-]{1,100}$/;

type WebhookParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log' | 'metrics'> & {
  /** The current secret and the one before it. */
  secrets: readonly string[];
  /** Deliveries of another account are refused; null accepts any that is signed. */
  accountId: string | null;
};

/**
 * POST /webhooks/razorpay: the signature is checked over the bytes as they came, before anything reads them and before the database hears
 * of them; what is genuine is stored and only then acknowledged (rule RAZORPAY-6). 400 for what is not signed for us, 413 above 256 KB, 5xx
 * while it cannot be stored, so that the gateway tries again. Never parsed by the framework, never rate-limited: it comes in bursts.
 */
export function webhookRoute(parts: WebhookParts): Routes {
  return async (_bind, app) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
        done(null, body),
      );
      scope.setErrorHandler((error: FastifyError, _request, reply) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
        return reply.status(413).send({ status: 'refused' });
      });
      scope.post(
        '/webhooks/razorpay',
        { config: { rateLimit: false }, bodyLimit: mostBytes },
        (request, reply) => receive(parts, request, reply),
      );
    });
  };
}

async function receive(
  parts: WebhookParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = z.instanceof(Buffer).catch(Buffer.alloc(0)).parse(request.body);
  const signature = request.headers['x-razorpay-signature'];
  const signed = typeof signature === 'string' && webhookSignatureHolds(body, signature, parts.secrets);
  const account = signed ? (parseWebhookEvent(body)?.accountId ?? null) : null;
  const noted = (webhook: LabelValue<'webhook'>): void =>
    parts.metrics.count('hotseat_webhooks_total', { webhook });
  if (!signed || (parts.accountId !== null && account !== null && account !== parts.accountId)) {
    parts.log.warn(
      { security: signed ? 'webhook_of_another_account' : 'webhook_signature' },
      'a webhook was refused',
    );
    noted(signed ? 'other_account' : 'signature_refused');
    return reply.status(400).send({ status: 'refused' });
  }
  const given = request.headers['x-razorpay-event-id'];
  const eventId = typeof given === 'string' && eventIdForm.test(given) ? given : `sha256_${sha256Of(body)}`;
  noted((await receiveWebhook(parts, { eventId, body })) ? 'stored' : 'repeated');
  return reply.status(200).send({ status: 'ok' });
}

function sha256Of(body: Buffer): string {
  return sha256(body.toString('latin1'));
}
