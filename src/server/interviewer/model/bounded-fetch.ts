/** Far beyond any reply we ask for. */
export const longestBodyBytes = 2 * 1024 * 1024;

export class BodyTooLong extends Error {}

/** `fetch` that follows no redirect, which would carry the prompt and the key elsewhere, and whose replies end with BodyTooLong when an endpoint sends more than it was ever asked for. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > longestBodyBytes) controller.error(new BodyTooLong());
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};
