import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { endTree, heedSignals, launchRunner } from '../../setup/processes.mjs'
import { eventsVariable, followEvents } from './event-log.mjs'
import { createTally } from './tally.mjs'

const pollMs = 200
/** Longer than any test may take by its own limit: only what hangs is silent for so long. */
const silenceLimitMs = 6 * 60_000

/**
 * Whether nothing has been told for too long. Counted in looks and not by the clock: a machine that slept meanwhile has
 * hung nothing.
 * @param {number} limitMs
 */
export function createSilence(limitMs) {
  let silentMs = 0
  return {
    /** @param {boolean} hasTold since the last look */
    isTooLong(hasTold) {
      silentMs = hasTold ? 0 : silentMs + pollMs
      return silentMs >= limitMs
    },
  }
}

/**
 * Runs a command that tells what it does, until it ends or has told nothing for minutes: how long it takes in all is no
 * business of ours, since that follows the machine.
 * @param {object} run
 * @param {import('../../setup/processes.mjs').Command} run.command
 * @param {(tally: import('./tally.mjs').Tally) => import('./progress.mjs').Progress} run.showing
 * @param {() => Promise<unknown>} [run.pause] between two looks
 */
export async function runWatched({ command, showing, pause = () => wait(pollMs) }) {
  const tally = createTally()
  const events = followEvents(process.env[eventsVariable] ?? '')
  const progress = showing(tally)
  const { child, ended } = launchRunner({ ...command, onOutput: progress.passOn })
  let exitCode
  let isHung = false
  void ended.then((code) => {
    exitCode = code
  })
  const read = () => {
    const told = events.read()
    for (const event of told) {
      tally.take(event)
      progress.take(event)
    }
    return told.length > 0
  }
  const silence = createSilence(silenceLimitMs)
  while (exitCode === undefined) {
    await pause()
    const hasTold = read()
    progress.show()
    if (!silence.isTooLong(hasTold)) continue
    isHung = true
    await endTree(child)
    break
  }
  await ended
  read()
  progress.end()
  events.close()
  heedSignals()
  return { tally, exitCode: exitCode ?? 1, isHung }
}
