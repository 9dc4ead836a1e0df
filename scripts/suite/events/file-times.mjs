/**
 * @typedef {import('./event-log.mjs').SuiteEvent} SuiteEvent
 * @typedef {import('./shares.mjs').FileTime & Partial<import('./event-log.mjs').FileTimes>} TimedFile
 */

/**
 * What each file took, its slowest first: a file of journeys as long as its journeys together, which run beside others.
 * @param {readonly SuiteEvent[]} events
 * @returns {TimedFile[]}
 */
export function fileTimes(events) {
  /** @type {Map<string, TimedFile>} */
  const files = new Map()
  for (const event of events) {
    if (event.kind !== 'test' && event.kind !== 'file') continue
    const { group, file } = event
    const time = files.get(`${group}\0${file}`) ?? { group, file, tests: 0, ms: 0 }
    if (event.kind === 'test') {
      time.tests += 1
      time.ms += event.ms
    } else {
      Object.assign(time, event.times)
      time.ms = event.times.importMs + event.times.hooksMs + event.times.testsMs
    }
    files.set(`${group}\0${file}`, time)
  }
  return [...files.values()].sort((a, b) => b.ms - a.ms)
}
