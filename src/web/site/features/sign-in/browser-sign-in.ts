import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { wait } from '#web/lib/wait.ts';
import { type SignInParts, signInSignal } from './sign-in-flow.ts';

/** The sign-in flow's parts in a real browser. `returnTo` is where a whole-page sign-in comes back to. */
export function browserSignIn(returnTo: string): SignInParts {
  return {
    openPopup: () => {
      const left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2);
      const top = Math.max(0, window.screenY + (window.outerHeight - 680) / 2);
      const opened = window.open(
        'about:blank',
        'hotseat-sign-in',
        `popup,width=480,height=680,left=${left},top=${top}`,
      );
      if (!opened || opened.closed) return null;
      return {
        get closed() {
          return opened.closed;
        },
        go: (url) => {
          opened.location.href = url;
        },
        close: () => opened.close(),
      };
    },
    begin: (display) => callEndpoint('POST /api/sign-in', { body: { display, returnTo } }),
    read: (flowId) => callEndpoint('GET /api/sign-in/:flowId', { params: { flowId } }),
    listen: (onSignal) => {
      const channel = new BroadcastChannel('hotseat-sign-in');
      const hear = (event: MessageEvent): void => {
        if (event.origin !== window.location.origin) return;
        const signal = signInSignal(event.data);
        if (signal) onSignal(signal);
      };
      channel.addEventListener('message', hear);
      window.addEventListener('message', hear);
      return () => {
        channel.close();
        window.removeEventListener('message', hear);
      };
    },
    leave: (url) => window.location.assign(url),
    wait,
    wordsFor,
  };
}
