/**
 * What a test may take of the processor, by its kind. What it waits for is not counted, so that a busy machine changes
 * little. docs/architecture.md says what a new call, screen or job comes to. What takes more is named at the end of its
 * phase and fails nothing.
 */
const budgets = [
  { kind: 'a journey', is: /\.spec\.ts$/, ms: 5_000 },
  { kind: 'a test of a call', is: /\.api\.test\.tsx?$/, ms: 1_000 },
  { kind: 'a unit test', is: /\.test\.tsx?$/, ms: 500 },
]

/** Deep tests are walked for their own sake, and cost what they cost. */
const isDeep = (/** @type {string} */ file) => file.includes('.deep.')

/**
 * @typedef {import('./read-results.mjs').Result} Result
 * @typedef {{ test: Result, kind: string, cpuMs: number, ms: number }} Excess
 */

/**
 * The tests that take more than their kind may, the dearest first.
 * @param {readonly Result[]} tests
 * @returns {Excess[]}
 */
export function aboveBudget(tests) {
  return tests
    .flatMap((test) => {
      const budget = budgets.find(({ is }) => is.test(test.file))
      const { cpuMs } = test
      const isAbove = budget && cpuMs !== undefined && cpuMs > budget.ms && !isDeep(test.file)
      return isAbove ? [{ test, kind: budget.kind, cpuMs, ms: budget.ms }] : []
    })
    .sort((a, b) => b.cpuMs / b.ms - a.cpuMs / a.ms)
}

const seconds = (/** @type {number} */ ms) => `${(ms / 1_000).toFixed(1)} s`

/** @param {Excess} excess */
export function budgetLine({ test, kind, cpuMs, ms }) {
  return `${test.file} › ${test.title} takes ${seconds(cpuMs)} of the processor; ${kind} may take ${seconds(ms)}`
}
