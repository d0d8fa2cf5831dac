import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { labelValues } from '../metrics/label-values.ts';
import type { TracingSettings } from './tracing-settings.ts';
import type { OpenSpan, ParentSpan, SpanLabels, Tracing } from './tracing.ts';

/** How long spans are gathered, and how long a collector may take for them; what it does not take is lost, and nobody waits for it. */
const gatherMs = 2_000;
const exportMs = 3_000;

function samplerOf({ name, ratio }: TracingSettings['sampler']): Sampler {
  const whole: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = whole[name.replace('parentbased_', '')]?.() ?? new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

/** The labels of a span, held to their tables once more: what no table has is `other` (rule TRACE-1). */
function attributesOf(labels: SpanLabels): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).map(([label, value]) => {
      const values: readonly string[] | undefined = labelValues[label as keyof typeof labelValues];
      const isKnown = values ? values.includes(value) : /^[a-z_]{1,40}$/.test(value);
      return [`hotseat.${label}`, isKnown ? value : 'other'];
    }),
  );
}

/** W3C's traceparent: two random numbers and whether the trace is told. */
const carriedForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;

function contextOf(carried: string | null | undefined): Context {
  const [, traceId = '', spanId = '', sampled] = carriedForm.exec(carried ?? '') ?? [];
  const traceFlags = sampled === '1' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  const context = { traceId, spanId, traceFlags, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

/** Tells spans to a collector by OTLP over HTTP. It speaks with the address that is set alone: through no proxy, and no redirect is followed. */
export function startTracing(settings: TracingSettings, process: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: settings.headers,
    timeoutMillis: exportMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.instance.id': process,
    }),
    sampler: samplerOf(settings.sampler),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: gatherMs, exportTimeoutMillis: exportMs }),
    ],
  });
  const tracer = provider.getTracer('hotseat');
  const current = new AsyncLocalStorage<Span>();
  const ended = (span: Span): OpenSpan['end'] => {
    return (labels = {}) => {
      span.setAttributes(attributesOf(labels));
      span.end();
    };
  };
  return {
    enabled: true,
    root: (name, labels, carried): ParentSpan => {
      const options = { kind: SpanKind.SERVER, attributes: attributesOf(labels) };
      const span = tracer.startSpan(name, options, contextOf(carried));
      return { end: ended(span), within: (work) => current.run(span, work) };
    },
    begin: (name, labels) => {
      const parent = current.getStore();
      if (!parent) return { end: () => undefined };
      const within = trace.setSpan(ROOT_CONTEXT, parent);
      return { end: ended(tracer.startSpan(name, { attributes: attributesOf(labels) }, within)) };
    },
    carry: () => {
      const context = current.getStore()?.spanContext();
      return context ? `00-${context.traceId}-${context.spanId}-0${context.traceFlags & 1}` : null;
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}
