import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { takeFingerprint } from './fingerprint.mjs'

/** @typedef {import('./fingerprint.mjs').Fingerprint} Fingerprint */

/**
 * @param {string} path
 * @returns {Fingerprint | undefined}
 */
function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {string} path
 * @param {Fingerprint} print
 */
function writeStamp(path, print) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.draft`, JSON.stringify(print))
  renameSync(`${path}.draft`, path)
}

/**
 * Whether outputs were made from the inputs as they are now. The stamp is to be forgotten before they are made and
 * remembered once they are whole, so that work which was interrupted counts as not done; what is remembered are the
 * inputs as they were at this call, so that a file changed meanwhile is noticed the next time.
 * @param {{ root: string, inputs: string[], ignore?: RegExp, outputs: string[], stamp: string }} options
 */
export function checkFreshness({ root, inputs, ignore, outputs, stamp }) {
  const path = join(root, stamp)
  const known = readStamp(path)
  const now = takeFingerprint({ root, inputs, known, ...(ignore && { ignore }) })
  const isComplete = outputs.every((output) => existsSync(join(root, output)))
  return {
    isFresh: isComplete && known?.digest === now.digest,
    forget: () => rmSync(path, { force: true }),
    remember: () => writeStamp(path, now),
  }
}
