import process from 'node:process'
import { exitCodeOf, forwardSignals } from './processes.mjs'
import { hasCode, Interruption, Refusal } from './refusal.mjs'
import { complain } from './say.mjs'

/** The product's own refusals, known by name because plain Node 20 cannot load the TypeScript that defines them. */
const ownRefusals = ['StartupError', 'ConfigError']

/** @param {unknown} error */
function sentenceFor(error) {
  if (error instanceof Refusal) return error.message
  if (!(error instanceof Error)) return String(error)
  if (ownRefusals.includes(error.name)) return error.message
  const place = 'path' in error ? error.path : 'a folder'
  if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return `This user may not write to ${place}.`
  if (hasCode(error, 'ENOSPC')) return 'The disk is full.'
  return error.stack ?? error.message
}

/** @param {() => Promise<number>} work */
async function exitCodeAfter(work) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Interruption) return exitCodeOf({ code: null, signal: error.signal })
    complain(sentenceFor(error))
    return 1
  }
}

/**
 * Runs a whole command: its answer is the exit code, a refusal is one sentence, anything else is a bug.
 * @param {() => Promise<number>} work
 */
export async function runCommandLine(work) {
  forwardSignals()
  process.exit(await exitCodeAfter(work))
}
