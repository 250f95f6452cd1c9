// The closing line: how many tests passed and failed, read from Vitest's own report.
import { readFileSync } from 'node:fs';

/** @typedef {{ status: string, assertionResults: unknown[] }} TestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: TestFile[] }} Report */

/** @returns {Report | undefined} */
function report() {
  try {
    return JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
  } catch {
    return undefined;
  }
}

const tests = report();
if (tests) {
  // A file that cannot even be loaded has no tests to fail; it counts as one.
  const broken = tests.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  console.log(`${tests.numPassedTests} passed, ${tests.numFailedTests + broken.length} failed`);
} else {
  console.log('The tests left no report: they did not run to the end.');
  process.exitCode = 1;
}
