import { noTracing, type Tracing } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Opens tracing where it is set up. Its packages are loaded only then. */
export async function openTracing(settings: TracingSettings | null, process: string): Promise<Tracing> {
  if (!settings) return noTracing;
  const { startTracing } = await import('./otlp-tracing.ts');
  return startTracing(settings, process);
}
