import { heedSignals } from '../setup/processes.mjs'
import { Interruption, Refusal } from '../setup/refusal.mjs'
import { complain, formatDuration, say } from '../setup/say.mjs'
import { summaryLine } from './counts.mjs'

/**
 * @typedef {{ title: string, counts: import('./counts.mjs').Counts }} PhaseResult
 */

/**
 * Runs one part of the suite under its title; a part that cannot run at all has failed once, and the next goes on.
 * @param {string} title
 * @param {() => Promise<import('./counts.mjs').Counts>} work
 * @returns {Promise<PhaseResult>}
 */
export async function runPhase(title, work) {
  say(`\n── ${title}`)
  const startedMs = performance.now()
  const counts = await work().catch((error) => {
    if (error instanceof Interruption) throw error
    complain(error instanceof Refusal ? error.message : String(error?.stack ?? error))
    return { passed: 0, failed: 1, skipped: 0 }
  })
  heedSignals()
  say(`── ${title}: ${summaryLine(counts)}, ${formatDuration(performance.now() - startedMs)}`)
  return { title, counts }
}
