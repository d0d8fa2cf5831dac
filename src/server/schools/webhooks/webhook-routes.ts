import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { addWebhook, changeWebhook, removeWebhook, rotateSecret, switchWebhook } from './change-webhooks.ts';
import { listDeliveries, listWebhooks, readDelivery } from './read-webhooks.ts';
import { resendDead, resendDelivery, testWebhook } from './send-again.ts';
import type { WebhookParts } from './webhook-parts.ts';

const done = { ok: true } as const;

/** Where a school is told of what happened in it, and what it was told. */
export function webhookRoutes(parts: WebhookParts): Routes {
  return (bind) => {
    bind('listWebhooks', ({ member }) => listWebhooks(parts, member));
    bind('addWebhook', ({ member, body }) => addWebhook(parts, member, body));
    bind('changeWebhook', async ({ member, params: { webhookId }, body }) => {
      await changeWebhook(parts, member, { webhookId, ...body });
      return done;
    });
    bind('removeWebhook', async ({ member, params }) => {
      await removeWebhook(parts, member, params);
      return done;
    });
    bind('switchWebhook', async ({ member, params: { webhookId }, body }) => {
      await switchWebhook(parts, member, { webhookId, ...body });
      return done;
    });
    bind('rotateWebhookSecret', ({ member, params }) => rotateSecret(parts, member, params));
    bind('testWebhook', ({ member, params }) => testWebhook(parts, member, params));
    bind('listDeliveries', ({ member, params: { webhookId }, query }) =>
      listDeliveries(parts, member, { webhookId, ...query }),
    );
    bind('readDelivery', ({ member, params }) => readDelivery(parts, member, params));
    bind('resendDelivery', async ({ member, params }) => {
      await resendDelivery(parts, member, params);
      return done;
    });
    bind('resendDead', ({ member, params: { webhookId }, body }) =>
      resendDead(parts, member, { webhookId, ...body }),
    );
  };
}
