/** What this tab keeps for one interview. Storage may be closed to us (private windows, policies): then nothing is kept and nothing breaks. */
export function keep(sessionId: string, name: string, value: unknown): void {
  try {
    sessionStorage.setItem(`hotseat:${sessionId}:${name}`, JSON.stringify(value));
  } catch {
    return;
  }
}

/** What was kept under this name, or null. An older page may have kept it in another shape, hence `unknown`. */
export function kept(sessionId: string, name: string): unknown {
  try {
    const text = sessionStorage.getItem(`hotseat:${sessionId}:${name}`);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function forget(sessionId: string, name: string): void {
  try {
    sessionStorage.removeItem(`hotseat:${sessionId}:${name}`);
  } catch {
    return;
  }
}
