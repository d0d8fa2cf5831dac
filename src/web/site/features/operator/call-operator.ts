import type { BodyOf, EndpointName, endpoints, ParamsOf, ReplyOf } from '#contract/endpoints.ts';
import { callAddress, EndpointError } from '#web/lib/call-endpoint.ts';
import { type AddressParts, fillAddress } from '#web/lib/endpoint-address.ts';

type Table = typeof endpoints;
/** The endpoints behind the page's sign-in, and those of the sign-in itself. */
export type OperatorEndpoint =
  | { [N in EndpointName]: Table[N]['access'] extends 'operator_page' ? N : never }[EndpointName]
  | 'readOperator'
  | 'beginOperatorSignIn';

/** Method and path of each, apart from the other pages' table, which every page of the product carries. */
const addresses: { readonly [N in OperatorEndpoint]: `${Table[N]['method']} ${Table[N]['path']}` } = {
  readOperator: 'GET /api/operator/me',
  beginOperatorSignIn: 'POST /api/operator/sign-in',
  signOutOperator: 'POST /api/operator/sign-out',
  findForOperator: 'POST /api/operator/page/find',
  readUserForOperator: 'GET /api/operator/page/users/:uid',
  readOrderForOperator: 'GET /api/operator/page/orders/:orderId',
  listStuckForOperator: 'GET /api/operator/page/stuck',
  listWebhooksForOperator: 'GET /api/operator/page/webhooks',
  listQueuesForOperator: 'GET /api/operator/page/queues',
  readCostsForOperator: 'GET /api/operator/page/costs',
  readHealthForOperator: 'GET /api/operator/page/health',
  readAuditForOperator: 'GET /api/operator/page/audit',
  grantOnOperatorPage: 'POST /api/operator/page/users/:uid/grants',
  signOutUser: 'POST /api/operator/page/users/:uid/sign-out',
  refundOnOperatorPage: 'POST /api/operator/page/orders/:orderId/refund',
  resettleOnOperatorPage: 'POST /api/operator/page/orders/:orderId/resettle',
  retryWebhookOnOperatorPage: 'POST /api/operator/page/webhooks/:eventId/retry',
  compareBooksOnOperatorPage: 'POST /api/operator/page/books',
  verifyAuditOnOperatorPage: 'POST /api/operator/page/audit/verify',
  listSchoolsOnOperatorPage: 'GET /api/operator/page/schools',
  openSchoolOnOperatorPage: 'POST /api/operator/page/schools',
  changeSchoolOnOperatorPage: 'POST /api/operator/page/schools/:orgId',
  closeSchoolOnOperatorPage: 'POST /api/operator/page/schools/:orgId/close',
  readSeatUseOnOperatorPage: 'GET /api/operator/page/schools/seat-use',
  runSweep: 'POST /api/operator/page/sweeps',
  readWordsOnOperatorPage: 'POST /api/operator/page/interviews/:sessionId/words',
};

/** What goes with a call: path parts, query and body by the endpoint table, and the key of what happens once. */
export type OperatorCall<N extends OperatorEndpoint> = {
  params?: ParamsOf<N>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: BodyOf<N>;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** Comparing the books asks the gateway for every payment of half a year. */
const timeoutMs = 90_000;

const overListeners = new Set<() => void>();

/** Calls `listener` when a call is refused because the sign-in to this page is over; returns how to stop. */
export function onOperatorSignedOut(listener: () => void): () => void {
  overListeners.add(listener);
  return () => overListeners.delete(listener);
}

/** Calls one endpoint of the operator's page. Throws as `callEndpoint` does. */
export async function callOperator<N extends OperatorEndpoint>(
  name: N,
  { params, query, ...request }: OperatorCall<N> = {},
): Promise<ReplyOf<N>> {
  const parts = { ...(params ? { params } : {}), ...(query ? { query } : {}) } as AddressParts;
  const { method, url } = fillAddress(addresses[name], parts);
  try {
    return (await callAddress(method, url, { ...request, timeoutMs })) as ReplyOf<N>;
  } catch (error) {
    if (error instanceof EndpointError && error.code === 'operator_signed_out')
      for (const listener of overListeners) listener();
    throw error;
  }
}
