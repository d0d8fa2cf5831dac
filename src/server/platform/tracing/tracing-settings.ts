export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where spans go and how many of them, by OpenTelemetry's own variables. */
export type TracingSettings = {
  /** The collector's address for traces, such as `http://127.0.0.1:4318/v1/traces`. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: { name: (typeof samplers)[number]; ratio: number };
};
