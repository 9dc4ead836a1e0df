import { setImmediate as turn } from 'node:timers/promises'
import { heedSignals } from '../../scripts/setup/processes.mjs'

/**
 * The embedded database never waits for anything outside the process, so a signal would not be heard while it is at work:
 * lets it in, and stops when told to.
 */
export const betweenCalls = async () => {
  await turn()
  heedSignals()
}
