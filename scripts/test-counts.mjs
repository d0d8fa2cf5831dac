import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './toolbox.mjs';

const shownLines = 12;

/**
 * What a part's JSON report says: how many tests passed and failed, each failed one's name with the beginning of its message, and the seconds
 * of every file. A part without a report is a single test that its exit code decides.
 */
export function countsOf(report, code) {
  const failed = (why) => ({ passed: 0, failed: 1, failures: [why] });
  if (!report) return code === 0 ? { passed: 1, failed: 0, failures: [] } : failed('see above');
  if (!existsSync(report)) return failed('the runner wrote no report');
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const counts = result.stats ? ofPlaywright(result) : ofVitest(result);
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: ['the runner failed without a failing test, see above'] };
}

function ofVitest(result) {
  const broken = result.testResults.filter(
    (f) => f.status === 'failed' && f.assertionResults.every((a) => a.status !== 'failed'),
  );
  const tests = result.testResults.flatMap((f) => f.assertionResults);
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numPendingTests + broken.length,
    files: result.testResults.map((f) => ({
      file: relative(root, f.name),
      seconds: (f.endTime - f.startTime) / 1000,
    })),
    failures: [
      ...broken.map((f) => told(f.name, f.message)),
      ...tests
        .filter((t) => !['passed', 'failed'].includes(t.status))
        .map((t) => told(t.fullName, `not run: ${t.status}`)),
      ...tests
        .filter((t) => t.status === 'failed')
        .map((t) => told(t.fullName, t.failureMessages.join('\n'))),
    ],
  };
}

function ofPlaywright({ stats, suites, errors }) {
  const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
  const bad = suites
    .flatMap(specsOf)
    .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
    .filter(({ test }) => test.status !== 'expected');
  const messageOf = (test) => test.results.map((r) => r.error?.message ?? r.status).join('\n') || test.status;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    files: suites.map((suite) => ({
      file: join('tests/browser', suite.file),
      seconds:
        specsOf(suite)
          .flatMap((spec) => spec.tests.flatMap((test) => test.results))
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    failures: [
      ...bad.map(({ spec, test }) => told(`${spec.file}: ${spec.title}`, messageOf(test))),
      ...errors.map((e) => told('outside any test', e.message)),
    ],
  };
}

function told(name, message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  return [name, ...lines.slice(0, shownLines).map((l) => `    ${l.slice(0, 300)}`)].join('\n');
}
