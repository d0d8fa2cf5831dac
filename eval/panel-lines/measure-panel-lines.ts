import { openOffPlanGate } from '#core/interview/guards/off-plan-gate.ts';
import { type Half, readPanelLines } from './read-panel-lines.ts';

type Stopped = { reason: string; detail: string; words: string };

/** Which written lines of a half the gate stops or shortens, and why. */
export function stoppedOf(half: Half): { all: number; stopped: Stopped[] } {
  const lines = readPanelLines(half);
  const stopped = lines.flatMap(({ words, hook, context, mayLeave }) => {
    const own = (quote: string): boolean => context.allowedTexts.some((text) => text.includes(quote));
    const gate = openOffPlanGate(context, mayLeave ? ({ quote }) => own(quote) : null);
    const head = hook === undefined ? '' : `HOOK ${JSON.stringify({ turn: 'T03', quote: hook })}\n`;
    const said = gate.push(head + words) + gate.finish();
    if (gate.complete && said === words) return [];
    return [{ reason: gate.failure?.reason ?? 'cut', detail: gate.failure?.detail ?? said, words }];
  });
  return { all: lines.length, stopped };
}
