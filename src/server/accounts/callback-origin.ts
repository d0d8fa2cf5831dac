export const callbackPath = '/api/sign-in/callback';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin the provider sends this browser back to: the public one. On loopback it is the name the browser itself used, since cookies of
 * `localhost` do not reach `127.0.0.1`; nothing else in a Host header is believed.
 */
export function callbackOrigin(publicUrl: string, host: string | undefined): string {
  const own = new URL(publicUrl);
  const asked = host === undefined ? null : URL.parse(`${own.protocol}//${host}`);
  const bothLoopback =
    asked && loopbackNames.includes(own.hostname) && loopbackNames.includes(asked.hostname);
  return bothLoopback && asked.port === own.port ? asked.origin : own.origin;
}

/** Where the provider is to send this browser back to. */
export function callbackAddress(publicUrl: string, host: string | undefined): URL {
  return new URL(callbackPath, callbackOrigin(publicUrl, host));
}

const schoolCallback = /^\/api\/sign-on\/org_[A-Za-z0-9_-]{8,40}\/callback$/;

/** Whether the stand-in may send a person to this address: a callback of ours or of a school's sign-on, on our public origin or on loopback. */
export function isOurCallback(publicUrl: string, redirectUri: string): boolean {
  const url = URL.parse(redirectUri);
  const isCallback = url?.pathname === callbackPath || schoolCallback.test(url?.pathname ?? '');
  if (!url || !isCallback || url.search !== '' || url.hash !== '') return false;
  return (
    url.origin === new URL(publicUrl).origin ||
    (url.protocol === 'http:' && loopbackNames.includes(url.hostname))
  );
}
