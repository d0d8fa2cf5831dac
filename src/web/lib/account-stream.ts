import type { Account } from '#contract/account.ts';
import { followEvents } from './event-stream.ts';
import { addressOf } from './endpoint-address.ts';

export type AccountNews = { account: Account | null };

/**
 * Tells of every change of the account until stopped; null means that the session ended. One tab holds the connection and passes the
 * news on to the others, because a browser opens only six connections to a host over HTTP/1.1. `onTrouble` is called, in the tab that holds it,
 * each time the connection breaks: the caller should ask once how things stand.
 */
export function followAccount(onNews: (news: AccountNews) => void, onTrouble: () => void): () => void {
  const channel = new BroadcastChannel('hotseat-account');
  channel.addEventListener('message', (event: MessageEvent<AccountNews>) => onNews(event.data));
  const tellOtherTabs = channel.postMessage.bind(channel);
  const stopped = new AbortController();

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      // The lock may come just as its owner leaves.
      if (stopped.signal.aborted) return resolve();
      const stop = followEvents({
        url: () => addressOf('GET /api/me/stream').url,
        eventNames: ['account', 'message'],
        onEvent: (data) => {
          if (stopped.signal.aborted) return;
          const news = data as AccountNews;
          tellOtherTabs(news);
          onNews(news);
        },
        onStatus: (status) => status === 'reconnecting' && onTrouble(),
      });
      stopped.signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });

  if ('locks' in navigator) {
    navigator.locks.request('hotseat-account', { signal: stopped.signal }, hold).catch((error: unknown) => {
      if (!stopped.signal.aborted) throw error;
    });
  } else {
    void hold();
  }
  return () => {
    stopped.abort();
    channel.close();
  };
}
