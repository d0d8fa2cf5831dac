import { z } from 'zod';
import { samplers, type TracingSettings } from '#server/platform/tracing/tracing-settings.ts';
import { checked, oneOf, text } from './checks.ts';

const header = /^\s*([A-Za-z0-9-]+)=([^,\s]+)\s*$/;

/** OpenTelemetry's own variables, as many as are of use here. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: checked(
    z.url({ protocol: /^https?$/ }),
    'an http or https address',
  ).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: checked(
    z
      .string()
      .transform((list) => list.split(','))
      .refine((list) => list.every((one) => header.test(one)))
      .transform((list) => Object.fromEntries(list.map((one) => (header.exec(one) ?? []).slice(1)))),
    'names and values, "name=value", comma-separated',
  ).default({}),
  OTEL_SERVICE_NAME: text.default('hotseat'),
  OTEL_TRACES_SAMPLER: oneOf(...samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: checked(
    z
      .string()
      .trim()
      .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/)
      .transform(Number),
    'a number from 0 to 1',
  ).default(1),
};

type Read = z.infer<z.ZodObject<typeof tracingVariables>>;

/** Where spans go; null without an address. The collector's address is its root, as the standard has it: traces lie under it. */
export function tracingOf(v: Read): TracingSettings | null {
  if (!v.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    url: `${v.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: v.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: v.OTEL_SERVICE_NAME,
    sampler: { name: v.OTEL_TRACES_SAMPLER, ratio: v.OTEL_TRACES_SAMPLER_ARG },
  };
}

/** Headers may hold a key, which goes nowhere without an address. */
export function tracingProblems(v: Record<string, string | undefined>): string[] {
  return v['OTEL_EXPORTER_OTLP_HEADERS'] && !v['OTEL_EXPORTER_OTLP_ENDPOINT']
    ? ['OTEL_EXPORTER_OTLP_HEADERS: set OTEL_EXPORTER_OTLP_ENDPOINT too, or leave it out']
    : [];
}
