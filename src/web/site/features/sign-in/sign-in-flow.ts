import type { Account } from '#contract/account.ts';
import type { ReplyOf } from '#contract/endpoints.ts';

/** What the callback page tells the page that opened it. It carries no token: the opener then asks the service. */
export type SignInSignal = { type: 'SIGN_IN_FINISHED'; flowId: string };

export type SignInState =
  | { phase: 'idle' }
  | { phase: 'busy' }
  | { phase: 'failed'; message: string }
  | { phase: 'done'; account: Account };

export const cancelledMessage = 'Sign in cancelled by user';

/** How long a closed window is given before it counts as cancelled: its closing may be seen before its success is. */
export const closedGraceMs = 1_500;
const lookEveryMs = 400;

type PopupWindow = { readonly closed: boolean; go: (url: string) => void; close: () => void };

export type SignInParts = {
  /** Opens an empty window in the click itself; null when the browser refuses one. */
  openPopup: () => PopupWindow | null;
  begin: (display: 'popup' | 'page') => Promise<{ flowId: string; url: string }>;
  read: (flowId: string) => Promise<ReplyOf<'readSignIn'>>;
  /** Calls back with what the callback page said; returns how to stop. */
  listen: (onSignal: (signal: SignInSignal) => void) => () => void;
  /** Leaves for the provider's page in this window. */
  leave: (url: string) => void;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  wordsFor: (error: unknown) => string;
};

/**
 * Runs one sign-in, from the click to its end, and reports each state. The window's closing alone never decides: the service is asked, and a success
 * that arrives after "cancelled" still counts until `stop` aborts. Without a window the whole page goes to the provider.
 */
export async function runSignIn(
  parts: SignInParts,
  report: (state: SignInState) => void,
  stop: AbortSignal,
): Promise<void> {
  const popup = parts.openPopup();
  report({ phase: 'busy' });
  let flow: { flowId: string; url: string };
  try {
    flow = await parts.begin(popup ? 'popup' : 'page');
  } catch (error) {
    popup?.close();
    if (!stop.aborted) report({ phase: 'failed', message: parts.wordsFor(error) });
    return;
  }
  if (stop.aborted) return popup?.close();
  if (!popup) return parts.leave(flow.url);

  const end = { reached: false };
  const look = async (): Promise<void> => {
    const outcome = await settled(parts, flow.flowId);
    if (!outcome || end.reached || stop.aborted) return;
    end.reached = true;
    report(outcome);
  };
  const stopListening = parts.listen((signal) => {
    if (signal.flowId === flow.flowId) void look();
  });
  stop.addEventListener('abort', stopListening, { once: true });

  popup.go(flow.url);
  while (!popup.closed && !end.reached && !stop.aborted) await parts.wait(lookEveryMs, stop);
  if (!end.reached && !stop.aborted) {
    await parts.wait(closedGraceMs, stop);
    await look();
  }
  if (!end.reached && !stop.aborted) report({ phase: 'failed', message: cancelledMessage });
}

/** How the flow stands at the service: its end, or null while it is open or cannot be asked. */
export async function settled(parts: Pick<SignInParts, 'read'>, flowId: string): Promise<SignInState | null> {
  try {
    const { status, account, message } = await parts.read(flowId);
    if (status === 'done' && account) return { phase: 'done', account };
    if (status === 'failed') return { phase: 'failed', message: message ?? cancelledMessage };
    return null;
  } catch {
    return null;
  }
}

/** A flow's name as the service gives it out. */
export function isFlowId(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{20,64}$/.test(text);
}

/** The signal in a message, or null for anything else. */
export function signInSignal(data: unknown): SignInSignal | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, flowId } = data as Partial<Record<keyof SignInSignal, unknown>>;
  return type === 'SIGN_IN_FINISHED' && isFlowId(flowId) ? { type, flowId } : null;
}
