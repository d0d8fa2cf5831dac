import { assessorScript } from './assessor-script.ts';
import { claimsScript } from './claims-script.ts';
import type { FakeRequest } from './fake-model.ts';
import { panelScript } from './panel-script.ts';

/** Does every task as a competent model would; what is no task gets a short answer. */
export function competentScript(request: FakeRequest): string {
  switch (request.task) {
    case 'utter':
      return panelScript(request);
    case 'extract':
    case 'level':
    case 'write':
      return assessorScript(request);
    case 'claims':
    case 'judge':
      return claimsScript(request);
    case 'probe':
      return probeReply(request.input);
    case null:
      return 'Understood.';
  }
}

/** A probe says what it wants to hear. */
function probeReply(input: unknown): string {
  const reply = (input as { reply?: unknown } | null)?.reply;
  return typeof reply === 'string' ? reply : 'Yes, I am ready.';
}
