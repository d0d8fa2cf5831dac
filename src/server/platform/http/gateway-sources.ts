/** What the payment page may load from the payment gateway, as origins; `frame` begins with the one the payment dialog runs in. */
export type GatewaySources = {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  image: readonly string[];
};

/** Razorpay's own origins (rule RAZORPAY-12): it publishes no policy, so these are the ones its checkout is known to use. */
export const razorpaySources: GatewaySources = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: [
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
    'https://api.razorpay.com',
  ],
  image: ['https://cdn.razorpay.com'],
};

/** The stand-in's one origin, such as `http://localhost:3002`. Throws for anything but a bare http(s) origin. */
export function standInSources(origin: string): GatewaySources {
  if (!/^https?:\/\/[a-z0-9.[\]:-]+$/.test(origin) || new URL(origin).origin !== origin)
    throw new Error(`not an origin: ${origin}`);
  return { script: [origin], frame: [origin], connect: [origin], image: [] };
}
