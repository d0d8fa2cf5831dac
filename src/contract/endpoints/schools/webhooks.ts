import { z } from 'zod';
import { forSchool } from '../../schools/organisation.ts';
import {
  delivery,
  deliveryId,
  deliveryStates,
  deliveryTry,
  webhook,
  webhookId,
  webhookTerms,
} from '../../schools/webhooks.ts';
import type { Endpoint } from '../endpoint.ts';

const ofSettings = { access: 'school', schoolAct: 'manage_settings', ofWholeSchool: true } as const;
const forWebhook = forSchool.extend({ webhookId });
const forDelivery = forWebhook.extend({ deliveryId });
const path = '/api/schools/:orgId/webhooks' as const;
const one = `${path}/:webhookId` as const;
const done = z.object({ ok: z.literal(true) });
const nothing = z.strictObject({});

/** Where a school is told of what happened in it (rules SCHOOL-80 to SCHOOL-83). */
export const webhookEndpoints = {
  listWebhooks: {
    method: 'GET',
    path,
    ...ofSettings,
    params: forSchool,
    reply: z.object({ webhooks: z.array(webhook) }),
  },
  /** The secret is told here, once. */
  addWebhook: {
    method: 'POST',
    path,
    ...ofSettings,
    params: forSchool,
    body: webhookTerms,
    reply: z.object({ webhookId, secret: z.string() }),
  },
  changeWebhook: {
    method: 'PUT',
    path: one,
    ...ofSettings,
    params: forWebhook,
    body: webhookTerms.extend({ revision: z.number().int().min(1) }),
    reply: done,
  },
  removeWebhook: { method: 'DELETE', path: one, ...ofSettings, params: forWebhook, reply: done },
  switchWebhook: {
    method: 'POST',
    path: `${one}/state`,
    ...ofSettings,
    params: forWebhook,
    body: z.strictObject({ isOn: z.boolean() }),
    reply: done,
  },
  /** Makes another secret; the one before signs beside it for a day. */
  rotateWebhookSecret: {
    method: 'POST',
    path: `${one}/secret`,
    ...ofSettings,
    params: forWebhook,
    body: nothing,
    reply: z.object({ secret: z.string(), previousUntil: z.string() }),
  },
  testWebhook: {
    method: 'POST',
    path: `${one}/test`,
    ...ofSettings,
    params: forWebhook,
    body: nothing,
    reply: z.object({ deliveryId }),
  },
  /** Newest first, a page at a time; `before` is the last message's id. */
  listDeliveries: {
    method: 'GET',
    path: `${one}/deliveries`,
    ...ofSettings,
    params: forWebhook,
    query: z.strictObject({ before: deliveryId.optional(), state: z.enum(deliveryStates).optional() }),
    reply: z.object({ deliveries: z.array(delivery), more: z.boolean() }),
  },
  readDelivery: {
    method: 'GET',
    path: `${one}/deliveries/:deliveryId`,
    ...ofSettings,
    params: forDelivery,
    reply: delivery.extend({ payload: z.string(), attempts: z.array(deliveryTry) }),
  },
  resendDelivery: {
    method: 'POST',
    path: `${one}/deliveries/:deliveryId/again`,
    ...ofSettings,
    params: forDelivery,
    body: nothing,
    reply: done,
  },
  /** Sends again what was given up since a time. */
  resendDead: {
    method: 'POST',
    path: `${one}/again`,
    ...ofSettings,
    params: forWebhook,
    body: z.strictObject({ since: z.iso.datetime() }),
    reply: z.object({ messages: z.number().int() }),
  },
} as const satisfies Record<string, Endpoint>;
