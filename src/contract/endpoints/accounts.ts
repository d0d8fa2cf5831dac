import { z } from 'zod';
import { account } from '../account.ts';
import { paths } from '../paths.ts';
import { speechPlaces } from '../speech.ts';
import { type Endpoint, nothing, ok } from './endpoint.ts';

const flowId = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

/** Sign-in, the session and what the service says of itself. */
export const accountEndpoints = {
  readMe: {
    method: 'GET',
    path: '/api/me',
    access: 'public',
    reply: z.object({ account: account.nullable() }),
  },
  /** Account changes, live: an event `account` with the new account, or null when the session ended. */
  followMe: {
    method: 'GET',
    path: '/api/me/stream',
    access: 'user',
    kind: 'stream',
    reply: z.object({ account: account.nullable() }),
  },
  readService: {
    method: 'GET',
    path: '/api/service',
    access: 'public',
    reply: z.object({
      production: z.boolean(),
      signIn: z.enum(['google', 'stand_in', 'none']),
      panel: z.enum(['offline', 'model']),
      payments: z.enum(['razorpay', 'stand_in', 'none']),
      /** The gateway's checkout script; null without a gateway. */
      checkoutScript: z.string().nullable(),
      /** Purchases are invoiced with tax, which needs the buyer's state and PIN. */
      taxInvoices: z.boolean(),
      database: z.enum(['postgres', 'embedded']),
      speech: speechPlaces,
      supportEmail: z.string(),
    }),
  },
  /** Opens a sign-in flow; the reply's `url` is where the popup (or the page) goes. */
  beginSignIn: {
    method: 'POST',
    path: '/api/sign-in',
    access: 'public',
    body: z.strictObject({
      display: z.enum(['popup', 'page']),
      returnTo: z.string().max(300).default(paths.interview),
    }),
    reply: z.object({ flowId, url: z.string() }),
  },
  /** What became of a flow; `done` means this browser's cookie is now signed in. */
  readSignIn: {
    method: 'GET',
    path: '/api/sign-in/:flowId',
    access: 'public',
    params: z.strictObject({ flowId }),
    reply: z.object({
      status: z.enum(['pending', 'done', 'failed']),
      message: z.string().nullable(),
      account: account.nullable(),
    }),
  },
  finishSignIn: {
    method: 'GET',
    path: '/api/sign-in/callback',
    access: 'public',
    kind: 'redirect',
    query: z.object({
      state: z.string().max(200).optional(),
      code: z.string().max(4000).optional(),
      error: z.string().max(200).optional(),
      error_description: z.string().max(1000).optional(),
      iss: z.string().max(300).optional(),
    }),
    reply: z.string(),
  },
  signOut: { method: 'POST', path: '/api/sign-out', access: 'user', body: nothing, reply: ok },
  /** Ends every session of the user, this one too. */
  signOutEverywhere: {
    method: 'POST',
    path: '/api/sign-out/everywhere',
    access: 'user',
    body: nothing,
    reply: ok,
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/me/settings',
    access: 'user',
    body: z.strictObject({ notifications: z.boolean(), emailUpdates: z.boolean() }),
    reply: z.object({ account }),
  },
} as const satisfies Record<string, Endpoint>;
