/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** @type {Counts} */
export const noCounts = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {boolean[]} results
 * @returns {Counts}
 */
export function countChecks(results) {
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed, skipped: 0 }
}

/**
 * A runner that crashed, or that ran nothing where it should have, is a failure even though no test of it failed.
 * @param {{ counts: Counts | undefined, exitCode: number, mayBeEmpty?: boolean }} run
 * @returns {Counts}
 */
export function distrust({ counts, exitCode, mayBeEmpty = false }) {
  if (counts === undefined) return { ...noCounts, failed: 1 }
  const ranSomething = counts.passed + counts.failed > 0
  const isSound = exitCode === 0 && (ranSomething || mayBeEmpty)
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
