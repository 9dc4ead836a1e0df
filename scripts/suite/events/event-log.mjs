import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import process from 'node:process'

/**
 * What happens during a run, told by whichever process it happens in: the runners' reporters, the tools of the tests,
 * the suite itself.
 *
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {object} FileTimes in milliseconds; hooks are what a file does before and after its tests
 * @property {number} importMs
 * @property {number} hooksMs
 * @property {number} testsMs
 * @typedef {{ kind: 'planned', file: string, tests: number }
 *   | { kind: 'begun', file: string, title: string }
 *   | { kind: 'test', group: string, file: string, title: string, outcome: Outcome, ms: number }
 *   | { kind: 'file', group: string, file: string, times: FileTimes }
 *   | { kind: 'trouble', text: string }
 *   | { kind: 'cost', what: string, ms: number }
 *   | { kind: 'phase', title: string, ms: number }} SuiteEvent
 */

/** Names the file that events are written to; without it no events are written. */
export const eventsVariable = 'SUITE_EVENTS'

/**
 * One line a call: what several processes append at once is not mixed.
 * @param {SuiteEvent} event
 */
export function tellSuite(event) {
  const path = process.env[eventsVariable]
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(event)}\n`)
}

/**
 * Does what many tests pay for, and tells how long it took, so that a report can keep it apart from them.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function sharedCost(what, work) {
  const startedMs = performance.now()
  const result = await work()
  tellSuite({ kind: 'cost', what, ms: performance.now() - startedMs })
  return result
}

/**
 * Reads a log from a place in it; each call answers what has come since the last one.
 * @param {string} path
 * @param {{ from?: 'beginning' | 'now' }} [options]
 */
export function followEvents(path, { from = 'now' } = {}) {
  const file = openSync(path, 'a+')
  const chunk = Buffer.alloc(1 << 16)
  let position = from === 'now' ? fstatSync(file).size : 0
  let rest = Buffer.alloc(0)
  return {
    /** @returns {SuiteEvent[]} */
    read() {
      for (
        let size = readSync(file, chunk, { position });
        size > 0;
        size = readSync(file, chunk, { position })
      ) {
        rest = Buffer.concat([rest, chunk.subarray(0, size)])
        position += size
      }
      const end = rest.lastIndexOf('\n') + 1
      const lines = rest.subarray(0, end).toString('utf8').split('\n').filter(Boolean)
      rest = rest.subarray(end)
      return lines.map((line) => JSON.parse(line))
    },
    close: () => closeSync(file),
  }
}
