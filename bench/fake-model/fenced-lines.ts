import type { FakeRequest } from './fake-model.ts';

/** The lines that stand between the marks: each "| " and one JSON object. */
export function fencedLines(request: Pick<FakeRequest, 'promptText'>): Record<string, unknown>[] {
  return request.promptText
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => {
      try {
        return [JSON.parse(line.slice(2)) as Record<string, unknown>];
      } catch {
        return [];
      }
    });
}
