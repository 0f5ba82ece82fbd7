// A Web Test Runner reporter that writes how many tests passed and failed, for scripts/test.mjs to sum up.
import { writeFileSync } from 'node:fs';

const testsOf = (suite) => [...(suite?.tests ?? []), ...(suite?.suites ?? []).flatMap(testsOf)];

export const summaryReporter = (file) => ({
  stop({ sessions }) {
    let passed = 0;
    let failed = 0;
    for (const session of sessions) {
      const tests = testsOf(session.testResults).filter((test) => !test.skipped);
      const failures = tests.filter((test) => !test.passed).length;
      passed += tests.length - failures;
      // a file that could not be loaded has no tests, but it has failed
      failed += failures === 0 && !session.passed ? 1 : failures;
    }
    writeFileSync(file, JSON.stringify({ passed, failed }));
  },
});
