import type { Operators } from '#contract/operators.ts';
import { dayMs } from '#contract/time.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { readQueues, readSweeps } from '#server/platform/queue-store.ts';
import { countUnprocessedWebhooks } from '../stuck-store.ts';
import { grantOnceByOperator } from '../grant-by-operator.ts';
import { listStuckOrders } from '../list-stuck-orders.ts';
import { type CostBudgets, readCosts } from '../read-costs.ts';
import { refundByOperator } from '../refund-by-operator.ts';
import { resettleOrder } from '../resettle-order.ts';
import { listWebhooksSetAside, retryWebhook } from '../retry-webhook.ts';
import { actAs } from './act-as.ts';
import { compareBooksByOperator, verifyAuditByOperator } from './check-by-operator.ts';
import { findForOperator } from './find-for-operator.ts';
import { readAuditForOperator } from './read-audit-page.ts';
import { type HealthParts, readHealth } from './read-health.ts';
import { readOrderForOperator } from './read-order-for-operator.ts';
import { readUserForOperator } from './read-user-for-operator.ts';
import { readWords } from './read-words.ts';
import { runSweep } from './run-sweep.ts';
import { signOutUser } from './sign-out-user.ts';

type PageParts = BillingParts & CostBudgets & HealthParts & { operators: Operators };

/** What the operator's page shows and does. Where nobody is on the list there is nothing at these addresses. */
export function operatorPageRoutes(parts: PageParts): Routes {
  return (bind, app) => {
    if (parts.operators.size === 0) return;
    bindReads(parts)(bind, app);
    bindActs(parts)(bind, app);
  };
}

function bindReads(parts: PageParts): (...to: Parameters<Routes>) => void {
  const { database, clock } = parts;
  return (bind) => {
    bind('findForOperator', ({ body }) => findForOperator(parts, body));
    bind('readUserForOperator', ({ params }) => readUserForOperator(parts, params));
    bind('readOrderForOperator', ({ params }) => readOrderForOperator(parts, params));
    bind('listStuckForOperator', async () => {
      const apartMs = await parts.moneyTime.clocksApartMs();
      const { orders } = await listStuckOrders(parts);
      return { orders, clocksApartSeconds: apartMs === null ? null : Math.round(apartMs / 1000) };
    });
    bind('listWebhooksForOperator', async () => ({
      waiting: await database.read((tx) => countUnprocessedWebhooks(tx, clock.now())),
      setAside: (await listWebhooksSetAside(parts)).webhooks,
    }));
    bind('listQueuesForOperator', async () => {
      const dayAgo = new Date(clock.now().getTime() - dayMs);
      return database.read(async (tx) => ({
        queues: await readQueues(tx, dayAgo),
        sweeps: await readSweeps(tx),
      }));
    });
    bind('readCostsForOperator', ({ query }) => readCosts(parts, query));
    bind('readHealthForOperator', () => readHealth(parts));
    bind('readAuditForOperator', ({ query }) => readAuditForOperator(parts, query));
  };
}

function bindActs(parts: PageParts): (...to: Parameters<Routes>) => void {
  return (bind) => {
    bind('grantOnOperatorPage', async ({ params, body, idempotencyKey, operator }) => {
      const grant = { ...params, ...body, idempotencyKey };
      const { remaining, expiresAt } = await grantOnceByOperator(actAs(parts, operator), grant);
      return { remaining, expiresAt };
    });
    bind('signOutUser', ({ params, body, operator }) =>
      signOutUser(actAs(parts, operator), { ...params, ...body }),
    );
    bind('refundOnOperatorPage', ({ params, body, idempotencyKey, operator }) =>
      refundByOperator(actAs(parts, operator), { ...params, ...body, idempotencyKey }),
    );
    bind('resettleOnOperatorPage', ({ params, body, operator }) =>
      resettleOrder(actAs(parts, operator), { ...params, ...body }),
    );
    bind('retryWebhookOnOperatorPage', ({ params, body, operator }) =>
      retryWebhook(actAs(parts, operator), { ...params, ...body }),
    );
    bind('compareBooksOnOperatorPage', ({ body, operator }) =>
      compareBooksByOperator(actAs(parts, operator), body),
    );
    bind('verifyAuditOnOperatorPage', ({ body, operator }) =>
      verifyAuditByOperator(actAs(parts, operator), body),
    );
    bind('runSweep', ({ body, operator }) => runSweep(actAs(parts, operator), body));
    bind('readWordsOnOperatorPage', ({ params, body, operator }) =>
      readWords(actAs(parts, operator), { ...params, ...body }),
    );
  };
}
