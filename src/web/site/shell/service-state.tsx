import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';

export type Service = ReplyOf<'readService'>;

const ServiceContext = createContext<Service | null>(null);

/** Which parts of the service are real. Null until it has answered; what needs it shows nothing till then. */
export function ServiceProvider({ children }: { children: ReactNode }) {
  const [service, setService] = useState<Service | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const ask = (): void => {
      callEndpoint('GET /api/service', { signal: stop.signal }).then(setService, () => {
        if (!stop.signal.aborted) window.addEventListener('online', ask, { once: true, signal: stop.signal });
      });
    };
    ask();
    return () => stop.abort();
  }, []);
  return <ServiceContext value={service}>{children}</ServiceContext>;
}

export function useService(): Service | null {
  return useContext(ServiceContext);
}
