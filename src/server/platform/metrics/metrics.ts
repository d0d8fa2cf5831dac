import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type LabelName, type LabelValue, labelValues } from './label-values.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { type LabelsOf, type MetricName, type MetricOfKind, metricTable } from './metric-table.ts';

type Labels<N extends MetricName> = { [L in LabelsOf<N>]: LabelValue<L> };

const tabled = new Map<string, ReadonlySet<string>>(
  Object.entries(labelValues).map(([label, values]) => [label, new Set<string>(values)]),
);

/** What Node tells of the process: memory, processor, garbage, delays of its loop. Once a process, however many services run in it. */
let ofProcess: Registry | null = null;

function processRegistry(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

/** What one service counts and tells at `/metrics`. Counting is a few additions and throws nothing; it may stand on the way of a turn. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counters = new Map<MetricName, Counter>();
  readonly #gauges = new Map<MetricName, Gauge>();
  readonly #histograms = new Map<MetricName, Histogram>();
  readonly #queues = new Set<string>();
  readonly #told: Registry;

  /** Where spans of what is counted go. */
  readonly tracing: Tracing;

  /** `process` tells the processes behind one port apart: it stands in every line. */
  constructor(process = '0', tracing: Tracing = noTracing) {
    this.tracing = tracing;
    for (const name of Object.keys(metricTable) as MetricName[]) this.#open(name);
    this.#told = Registry.merge([this.#registry, processRegistry()]);
    this.#told.setDefaultLabels({ process });
  }

  #open(name: MetricName): void {
    const { kind, help, labels, ...rest } = metricTable[name];
    const options = { name, help, labelNames: [...labels], registers: [this.#registry] };
    if (kind === 'counter') this.#counters.set(name, new Counter(options));
    else if (kind === 'gauge') {
      const gauge = new Gauge(options);
      // A gauge without labels begins as 0; what nobody has measured yet is not told at all.
      if (labels.length === 0) gauge.remove();
      this.#gauges.set(name, gauge);
    } else {
      const buckets = 'buckets' in rest ? [...rest.buckets] : [];
      this.#histograms.set(name, new Histogram({ ...options, buckets }));
    }
  }

  count<N extends MetricOfKind<'counter'>>(name: N, labels: Labels<N>, by = 1): void {
    this.#counters.get(name)?.inc(this.#checked(labels), by);
  }

  observe<N extends MetricOfKind<'histogram'>>(name: N, labels: Labels<N>, seconds: number): void {
    this.#histograms.get(name)?.observe(this.#checked(labels), seconds);
  }

  set<N extends MetricOfKind<'gauge'>>(name: N, labels: Labels<N>, value: number): void {
    this.#gauges.get(name)?.set(this.#checked(labels), value);
  }

  /** Forgets what a gauge said by label; what is not set again is gone. */
  clear(name: MetricOfKind<'gauge'>): void {
    this.#gauges.get(name)?.reset();
  }

  /** From now on this queue is named in labels; others are `other`. */
  declareQueue(queue: string): void {
    this.#queues.add(queue);
  }

  /** What a monitor reads, in the text format of Prometheus. */
  async text(): Promise<{ contentType: string; body: string }> {
    return { contentType: this.#told.contentType, body: await this.#told.metrics() };
  }

  /** The types hold already; this holds where something was cast: what no table has is never written (rule METRIC-1). */
  #checked(labels: Partial<Record<LabelName, string>>): Record<string, string> {
    const checked: Record<string, string> = {};
    for (const [label, value] of Object.entries(labels))
      checked[label] = (tabled.get(label) ?? this.#queues).has(value) ? value : 'other';
    return checked;
  }
}
