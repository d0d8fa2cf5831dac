type Present = Readonly<Record<string, string | undefined>>;

/** Each server this process starts needs a port of its own; 0 is any free one. */
export function portProblems(v: Present): string[] {
  const google = v['GOOGLE_CLIENT_ID'] || v['LOCAL_GOOGLE_ISSUER'] ? [] : ['LOCAL_GOOGLE_PORT'];
  const gateway =
    v['RAZORPAY_KEY_ID'] || v['LOCAL_RAZORPAY_URL'] || v['NODE_ENV'] === 'production'
      ? []
      : ['LOCAL_RAZORPAY_PORT'];
  const taken = new Map<number, string>();
  const metrics = v['METRICS_PORT'] ? ['METRICS_PORT'] : [];
  return ['PORT', ...google, ...gateway, ...metrics].flatMap((name) => {
    const number = Number(v[name] ?? defaultPorts[name]);
    const other = number === 0 ? undefined : taken.get(number);
    taken.set(number, name);
    return other ? [`${other} and ${name}: set them apart, each has its own server`] : [];
  });
}

const defaultPorts: Record<string, number> = {
  PORT: 3000,
  LOCAL_GOOGLE_PORT: 3001,
  LOCAL_RAZORPAY_PORT: 3002,
};
