import type { LabelName, LabelValue } from '../metrics/label-values.ts';

/** What a span tells beside its name and times: values of the metrics' tables, and nothing else (rule TRACE-1). */
export type SpanLabels = { [L in LabelName]?: LabelValue<L> };

/** A span that is open; ended once, with what became known meanwhile. */
export type OpenSpan = { end(labels?: SpanLabels): void };

/** A span that others may begin under. */
export type ParentSpan = OpenSpan & { within<T>(work: () => T): T };

/** What happens inside what, and how long it takes, told to an OpenTelemetry collector; or to nobody, at no cost. */
export type Tracing = {
  readonly enabled: boolean;
  /** Begins a trace, or goes on with the one that was carried here. */
  root(name: string, labels: SpanLabels, carried?: string | null): ParentSpan;
  /** Begins a span under the one this code runs in; tells nothing where it runs in none. */
  begin(name: string, labels: SpanLabels): OpenSpan;
  /** What a job takes along so that its work belongs to the trace this code runs in; null in none. */
  carry(): string | null;
  close(): Promise<void>;
};

const nowhere: ParentSpan = { end: () => undefined, within: (work) => work() };

/** Nobody is told. */
export const noTracing: Tracing = {
  enabled: false,
  root: () => nowhere,
  begin: () => nowhere,
  carry: () => null,
  close: async () => undefined,
};
