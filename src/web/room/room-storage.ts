import { keptPrefix } from '#web/lib/kept-words.ts';

/** Whether a thing goes with its tab, or is there when the interview is opened again in this browser. */
type Lasting = 'tab' | 'browser';

const storageOf = (lasting: Lasting): Storage => (lasting === 'tab' ? sessionStorage : localStorage);
const keyOf = (sessionId: string, name: string): string => `${keptPrefix}${sessionId}:${name}`;

/** What is kept for one interview. Storage may be closed to us (private windows, policies): then nothing is kept and nothing breaks. */
export function keep(sessionId: string, name: string, value: unknown, lasting: Lasting = 'tab'): void {
  try {
    storageOf(lasting).setItem(keyOf(sessionId, name), JSON.stringify(value));
  } catch {
    return;
  }
}

/** What was kept under this name, or null. An older page may have kept it in another shape, hence `unknown`. */
export function kept(sessionId: string, name: string, lasting: Lasting = 'tab'): unknown {
  try {
    const text = storageOf(lasting).getItem(keyOf(sessionId, name));
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function forget(sessionId: string, name: string, lasting: Lasting = 'tab'): void {
  try {
    storageOf(lasting).removeItem(keyOf(sessionId, name));
  } catch {
    return;
  }
}
