import { standInKeys } from './stand-in-keys.ts';

export type StandInReply = { status: number; body: Record<string, unknown> };

/** The header by which the service's keys are known. */
export const standInAuthorization = `Basic ${Buffer.from(`${standInKeys.keyId}:${standInKeys.keySecret}`).toString('base64')}`;

/** One call of the stand-in's REST or control interface, with the keys. Rejects when the connection is cut. */
export async function callStandIn(
  origin: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<StandInReply> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { authorization: standInAuthorization, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
