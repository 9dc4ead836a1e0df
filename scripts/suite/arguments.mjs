import { Refusal } from '../setup/refusal.mjs'

/**
 * How deep a run goes: `quick` is what decides whether a change is right, `deep` what is walked for its own sake, and
 * `both` the one after the other.
 * @typedef {'quick' | 'deep' | 'both'} Depth
 */

const depths = /** @type {const} */ (['quick', 'deep', 'both'])
const usage = `npm test [-- [slice, folder or file …] [--changed[=revision]] [--depth=${depths.join('|')}] [--report]]`

/**
 * @typedef {object} Wanted
 * @property {string[]} places slices, folders or files by name; none for the whole
 * @property {string | undefined} changedSince 'main', or another revision, for what a change since then can touch
 * @property {Depth} depth
 * @property {boolean} isReported
 */

/**
 * What of the suite is wanted, as it stands behind `npm test --`; of two depths, the later one counts.
 * @param {string[]} args
 * @returns {Wanted}
 */
export function readArguments(args) {
  /** @type {Wanted} */
  const wanted = { places: [], changedSince: undefined, depth: 'quick', isReported: false }
  for (const arg of args) {
    const [, name, value] = /^--(changed|depth)(?:=(.+))?$/.exec(arg) ?? []
    const depth = depths.find((each) => each === value)
    if (arg === '--report') wanted.isReported = true
    else if (name === 'changed') wanted.changedSince = value ?? 'main'
    else if (name === 'depth' && depth) wanted.depth = depth
    else if (arg.startsWith('-')) throw new Refusal(`« ${arg} » is no option here: ${usage}`)
    else wanted.places.push(arg.replace(/\/+$/, ''))
  }
  if (wanted.places.length > 0 && wanted.changedSince !== undefined)
    throw new Refusal('Name places or say --changed, not both.')
  return wanted
}
