import type { Call } from './calls.ts';

/** What can go wrong with a call, and whether its effect happens first. */
export const faultKinds = {
  timeout_before: { effect: false },
  timeout_after: { effect: true },
  '500': { effect: false },
  '502_html': { effect: false },
  '429': { effect: false },
  '409': { effect: false },
  reset: { effect: false },
  reset_after: { effect: true },
  half_body: { effect: true },
  slow: { effect: true },
} as const;

export type FaultKind = keyof typeof faultKinds;
export type Fault = {
  method: string;
  /** A path in which `*` stands for anything. */
  path: string;
  kind: FaultKind;
  /** How many further calls meet it. */
  times: number;
  /** For `slow`. */
  delayMs: number;
};

/** The first fault that fits a call, used up by one. */
export function takeFault(faults: Fault[], call: Call): Fault | null {
  const index = faults.findIndex((fault) => fits(fault, call));
  const fault = faults[index];
  if (!fault) return null;
  fault.times -= 1;
  if (fault.times <= 0) faults.splice(index, 1);
  return fault;
}

function fits(fault: Fault, call: Call): boolean {
  if (fault.method !== '*' && fault.method !== call.method) return false;
  const parts = fault.path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(call.path);
}
