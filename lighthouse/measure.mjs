// Measures pages of a running product with Lighthouse and prints one line of JSON a page and kind of device. Started by scripts/lighthouse.mjs.
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const { origin, chromium, runs, paths } = JSON.parse(process.argv[2]);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chrome = await launch({
  ...(chromium ? { chromePath: chromium } : {}),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

try {
  for (const device of ['desktop', 'mobile']) {
    for (const path of paths) {
      const measured = [];
      for (let run = 0; run < runs; run++) measured.push(await measure(device, path));
      console.log(JSON.stringify({ device, path, ...median(measured) }));
    }
  }
} finally {
  chrome.kill();
}

async function measure(device, path) {
  const settings = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories };
  const result = await lighthouse(
    `${origin}${path}`,
    settings,
    device === 'desktop' ? desktopConfig : undefined,
  );
  const { audits, categories: scored, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  const requests = audits['network-requests'].details.items;
  return {
    scores: categories.map((name) => Math.round(100 * scored[name].score)),
    lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
    shift: audits['cumulative-layout-shift'].numericValue,
    blockedMs: Math.round(audits['total-blocking-time'].numericValue),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    allBytes: sum(requests),
    short: Object.values(scored).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
        .map(({ id }) => id),
    ),
  };
}

function sum(requests) {
  return requests.reduce((bytes, { transferSize }) => bytes + (transferSize ?? 0), 0);
}

/** The run in the middle by its performance; what is short of the best in any run is told. */
function median(measured) {
  const ordered = measured.toSorted((a, b) => a.scores[0] - b.scores[0] || b.lcpMs - a.lcpMs);
  return {
    ...ordered[Math.floor((ordered.length - 1) / 2)],
    short: [...new Set(measured.flatMap(({ short }) => short))],
  };
}
