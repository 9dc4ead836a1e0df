/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }}
 *   PlaywrightReport
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0 }

/**
 * A file that breaks before its first test counts as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * A test that passed only when repeated has passed; an error outside any test counts as one failure.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * @param {boolean[]} results
 * @returns {Counts}
 */
export function countChecks(results) {
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

/**
 * A runner that crashed, or that ran nothing, is a failure even though no test of it failed.
 * @param {{ counts: Counts | undefined, exitCode: number }} run
 * @returns {Counts}
 */
export function distrust({ counts = noCounts, exitCode }) {
  const ranSomething = counts.passed + counts.failed > 0
  const isSound = exitCode === 0 && ranSomething
  return isSound ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function addCounts(parts) {
  return parts.reduce(
    (sum, part) => ({
      passed: sum.passed + part.passed,
      failed: sum.failed + part.failed,
      skipped: sum.skipped + part.skipped,
    }),
    noCounts,
  )
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Counts} counts */
export function exitCodeFor({ passed, failed }) {
  return failed > 0 || passed === 0 ? 1 : 0
}
