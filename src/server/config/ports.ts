type Present = Readonly<Record<string, string | undefined>>;

const defaultPorts: Record<string, number> = {
  PORT: 3000,
  LOCAL_GOOGLE_PORT: 3001,
  LOCAL_RAZORPAY_PORT: 3002,
};

/** What is wrong with the ports the service listens on and is called at, by name. */
export function portProblems(v: Present): string[] {
  const opened = openedPorts(v);
  return [...sharedPorts(v, opened), ...blockedPorts(v, opened)];
}

/** The ports this process opens for browsers. A stand-in that runs elsewhere, or is not used, opens none. */
function openedPorts(v: Present): string[] {
  const google = v['GOOGLE_CLIENT_ID'] || v['LOCAL_GOOGLE_ISSUER'] ? [] : ['LOCAL_GOOGLE_PORT'];
  const gateway =
    v['RAZORPAY_KEY_ID'] || v['LOCAL_RAZORPAY_URL'] || v['NODE_ENV'] === 'production'
      ? []
      : ['LOCAL_RAZORPAY_PORT'];
  return ['PORT', ...google, ...gateway];
}

const portOf = (v: Present, name: string): number => Number(v[name] ?? defaultPorts[name]);

/** Each server needs a port of its own; 0 is any free one. */
function sharedPorts(v: Present, opened: readonly string[]): string[] {
  const taken = new Map<number, string>();
  const metrics = v['METRICS_PORT'] ? ['METRICS_PORT'] : [];
  return [...opened, ...metrics].flatMap((name) => {
    const number = portOf(v, name);
    const other = number === 0 ? undefined : taken.get(number);
    taken.set(number, name);
    return other ? [`${other} and ${name}: set them apart, each has its own server`] : [];
  });
}

/** The addresses that browsers open, or that we call with `fetch`. */
const calledAddresses = [
  'PUBLIC_URL',
  'LOCAL_GOOGLE_ISSUER',
  'LOCAL_RAZORPAY_URL',
  'LLM_BASE_URL',
  'SPEECH_BASE_URL',
];

/** A server on such a port starts and cannot be reached, which is hard to find out (rule DEPLOY-5). */
function blockedPorts(v: Present, opened: readonly string[]): string[] {
  const called = calledAddresses.filter((name) => v[name]);
  return [
    ...opened.filter((name) => blocked.has(portOf(v, name))),
    ...called.filter((name) => blocked.has(Number(URL.parse(v[name]?.trim() ?? '')?.port))),
  ].map((name) => `${name}: browsers and fetch block this port; choose another one, such as 3000 or 8080`);
}

/** The "bad ports" of the Fetch standard, 2.9. */
const blocked: ReadonlySet<number> = new Set(
  [
    '1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143',
    '161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045',
    '4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080',
  ].flatMap((line) => line.split(' ').map(Number)),
);
