import { heedSignals } from '../setup/processes.mjs'
import { Interruption, Refusal } from '../setup/refusal.mjs'
import { complain, formatDuration, say } from '../setup/say.mjs'
import { summaryLine } from './counts.mjs'
import { tellSuite } from './events/event-log.mjs'

/**
 * @typedef {{ title: string, counts: import('./counts.mjs').Counts }} PhaseResult
 */

/**
 * Runs one part of the suite under its title; a part that cannot run at all has failed once, and the next goes on.
 * @param {string} title
 * @param {(title: string) => Promise<import('./counts.mjs').Counts>} work
 * @returns {Promise<PhaseResult>}
 */
export async function runPhase(title, work) {
  say(`\n── ${title}`)
  const startedMs = performance.now()
  const counts = await work(title).catch((error) => {
    if (error instanceof Interruption) throw error
    complain(error instanceof Refusal ? error.message : String(error?.stack ?? error))
    return { passed: 0, failed: 1, skipped: 0 }
  })
  heedSignals()
  const ms = performance.now() - startedMs
  tellSuite({ kind: 'phase', title, ms })
  say(`── ${title}: ${summaryLine(counts)}, ${formatDuration(ms)}`)
  return { title, counts }
}
