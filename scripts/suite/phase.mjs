import { heedSignals } from '../setup/processes.mjs'
import { Interruption, Refusal } from '../setup/refusal.mjs'
import { complain, formatDuration, say } from '../setup/say.mjs'
import { countChecks, summaryLine } from './counts.mjs'

/**
 * @typedef {object} Outcome
 * @property {import('./counts.mjs').Counts} counts
 * @property {string[]} [troubles] what broke outside any test
 * @property {import('./results/read-results.mjs').Result[]} tests those of which more is known than that they ran
 *
 * @typedef {Outcome & { title: string, ms: number }} PhaseResult
 */

/**
 * @param {boolean[]} results
 * @returns {Outcome}
 */
export const checked = (results) => ({ counts: countChecks(results), tests: [] })

/** @param {PhaseResult} phase */
const failedTests = ({ tests }) => tests.filter(({ outcome }) => outcome === 'failed')

/**
 * What each failed test of a part says.
 * @param {PhaseResult} phase
 */
export const faultLines = (phase) =>
  failedTests(phase).flatMap(({ file, title, fault = '' }) => [
    `✗ ${file} › ${title}`,
    ...fault
      .split('\n')
      .filter(Boolean)
      .map((line) => `    ${line}`),
  ])

/**
 * What of a part has failed, by name alone. These lines come last: a machine may keep only the end of what was printed.
 * @param {PhaseResult} phase
 */
export function failureLines(phase) {
  const { title, counts, troubles = [] } = phase
  if (counts.failed === 0) return []
  return [
    `✗ ${title}: ${summaryLine(counts)}`,
    ...troubles.map((trouble) => `  ✗ ${trouble}`),
    ...failedTests(phase).map(({ file, title: name }) => `  ✗ ${file} › ${name}`),
  ]
}

/**
 * Runs one part of the suite under its title; a part that cannot run at all has failed once, and the next goes on.
 * @param {string} title
 * @param {() => Promise<Outcome>} work
 * @returns {Promise<PhaseResult>}
 */
export async function runPhase(title, work) {
  say(`\n── ${title}`)
  const startedMs = performance.now()
  const outcome = await work().catch((error) => {
    if (error instanceof Interruption) throw error
    complain(error instanceof Refusal ? error.message : String(error?.stack ?? error))
    return checked([false])
  })
  heedSignals()
  const ms = performance.now() - startedMs
  say(`── ${title}: ${summaryLine(outcome.counts)}, ${formatDuration(ms)}`)
  return { ...outcome, title, ms }
}
