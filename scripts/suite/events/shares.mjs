/**
 * What a test may take on a machine that is otherwise free, by the kind of its file, with what its file does around it.
 * A new rule adds its unit tests, an endpoint some API tests, a screen some journeys: docs/architecture.md says what that
 * comes to. A file far above its share is named at the end of a run; it fails nothing.
 */
const shareMs = { unit: 40, api: 250, journeys: 2_000 }
const leastShareMs = 1_000
const farAbove = 5

/**
 * @typedef {object} FileTime
 * @property {string} group
 * @property {string} file
 * @property {number} tests
 * @property {number} ms
 */

/** @param {string} group */
const kindOf = (group) => (group.startsWith('api') ? 'api' : group === 'journeys' ? 'journeys' : 'unit')

/** @param {FileTime} time */
const ratioOf = ({ group, tests, ms }) => ms / Math.max(shareMs[kindOf(group)] * tests, leastShareMs)

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The files that take far more than their share. On a slow machine all do, so that the usual file of a kind counts as
 * one share.
 * @param {FileTime[]} times
 * @returns {FileTime[]}
 */
export function filesFarAbove(times) {
  /** @param {FileTime} time */
  const slownessFor = ({ group }) => {
    const alike = times.filter((time) => kindOf(time.group) === kindOf(group))
    return Math.max(1, median(alike.map(ratioOf)))
  }
  return times.filter((time) => ratioOf(time) > farAbove * slownessFor(time)).toSorted((a, b) => b.ms - a.ms)
}
