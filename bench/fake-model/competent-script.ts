import { assessorScript } from './assessor-script.ts';
import { claimsScript } from './claims-script.ts';
import type { FakeRequest } from './fake-model.ts';
import { panelScript } from './panel-script.ts';

/** What it asks about a weak answer. */
export const pointedReply = 'What did it cost, in rupees or in days?';

/** Does every task as a competent model would; what is no task gets a short answer. */
export function competentScript(request: FakeRequest): string {
  switch (request.task) {
    case 'utter':
      return panelScript(request);
    case 'extract':
    case 'level':
    case 'write':
      return assessorScript(request);
    case 'pointed':
      return JSON.stringify({ questions: [{ question: pointedReply }] });
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
export function probeReply(input: unknown): string {
  const reply = (input as { reply?: unknown } | null)?.reply;
  return typeof reply === 'string' ? reply : 'Yes, I am ready.';
}
