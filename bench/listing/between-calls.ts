import { setImmediate as turn } from 'node:timers/promises'
import { heedSignals } from '../../scripts/setup/processes.mjs'

/**
 * The embedded database never waits for anything outside the process, so neither signals nor the server's answers would
 * be heard while it is at work: lets them in, and stops when told to.
 */
export const betweenCalls = async () => {
  await turn()
  heedSignals()
}
