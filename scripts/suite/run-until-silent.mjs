import { endTree, heedSignals, launchRunner } from '../setup/processes.mjs'
import { complain, write } from '../setup/say.mjs'

/** Longer than any test may take by its own limit: only what hangs prints nothing for so long. */
const silenceLimitMs = 6 * 60_000

/**
 * Runs a runner until it ends, or has printed nothing for minutes: how long it takes in all is no business of ours, since
 * that follows the machine.
 * @param {import('../setup/processes.mjs').Command} command
 * @param {number} [limitMs]
 * @returns {Promise<number>} its exit code; of one that was ended, that of the signal
 */
export async function runUntilSilent(command, limitMs = silenceLimitMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let silence
  const { child, ended } = launchRunner({
    ...command,
    onOutput: (text) => {
      silence?.refresh()
      write(text)
    },
  })
  silence = setTimeout(() => {
    complain('Nothing was printed for minutes, so this was stopped.')
    void endTree(child)
  }, limitMs)
  try {
    return await ended
  } finally {
    clearTimeout(silence)
    heedSignals()
  }
}
