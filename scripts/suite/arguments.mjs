import { Refusal } from '../setup/refusal.mjs'

const usage = 'npm test [-- [slice or folder …] [--changed[=revision]] [--report]]'

/**
 * @typedef {object} Wanted
 * @property {string[]} places slices or folders by name; none for the whole
 * @property {string | undefined} changedSince 'main', or another revision, for what a change since then can touch
 * @property {boolean} isReported
 */

/**
 * What of the suite is wanted, as it stands behind `npm test --`.
 * @param {string[]} args
 * @returns {Wanted}
 */
export function readArguments(args) {
  /** @type {Wanted} */
  const wanted = { places: [], changedSince: undefined, isReported: false }
  for (const arg of args) {
    const [, revision] = /^--changed(?:=(.+))?$/.exec(arg) ?? []
    if (arg === '--report') wanted.isReported = true
    else if (/^--changed(?:=|$)/.test(arg)) wanted.changedSince = revision ?? 'main'
    else if (arg.startsWith('-')) throw new Refusal(`« ${arg} » is no option here: ${usage}`)
    else wanted.places.push(arg.replace(/\/+$/, ''))
  }
  if (wanted.places.length > 0 && wanted.changedSince !== undefined)
    throw new Refusal('Name places or say --changed, not both.')
  return wanted
}
