// What the image's health check runs: ends with 0 while the server of this container can serve.
const at = `http://127.0.0.1:${process.env.PORT || 3000}/readyz`;
const reply = await fetch(at, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(reply?.status === 200 ? 0 : 1);
