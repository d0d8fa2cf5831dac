import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed and failed by a part's JSON report; a part without one is a single test that its exit code decides. */
export function countsOf(report, code) {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!report || !existsSync(report)) return report ? { passed: 0, failed: 1 } : single;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const counts = result.stats
    ? {
        passed: result.stats.expected,
        failed: result.stats.unexpected + result.stats.flaky + result.stats.skipped,
      }
    : {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numPendingTests + brokenSuites(result),
      };
  // A runner that failed without a failing test (an unhandled error, no test at all) has failed.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function brokenSuites(result) {
  return result.testResults.filter(
    (f) => f.status === 'failed' && f.assertionResults.every((a) => a.status !== 'failed'),
  ).length;
}
