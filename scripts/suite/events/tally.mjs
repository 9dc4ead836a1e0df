/**
 * @typedef {import('./event-log.mjs').SuiteEvent} SuiteEvent
 * @typedef {Extract<SuiteEvent, { kind: 'test' }>} TestEvent
 * @typedef {Extract<SuiteEvent, { kind: 'file' }>} FileEvent
 * @typedef {Extract<SuiteEvent, { kind: 'cost' }>} CostEvent
 */

/** Adds up what a run tells, as it tells it. */
export function createTally() {
  /** @type {TestEvent[]} */
  const tests = []
  /** @type {FileEvent[]} */
  const files = []
  /** @type {CostEvent[]} */
  const costs = []
  /** @type {string[]} */
  const troubles = []
  /** @type {Map<string, string>} */
  const underWay = new Map()
  /** @type {Map<string, number>} */
  const planned = new Map()

  /** @param {SuiteEvent} event */
  const take = (event) => {
    if (event.kind === 'planned') planned.set(event.file, event.tests)
    if (event.kind === 'begun') underWay.set(`${event.file}\0${event.title}`, `${event.file}: ${event.title}`)
    if (event.kind === 'test') {
      underWay.delete(`${event.file}\0${event.title}`)
      tests.push(event)
    }
    if (event.kind === 'file') files.push(event)
    if (event.kind === 'cost') costs.push(event)
    if (event.kind === 'trouble') troubles.push(event.text)
  }

  /** @param {import('./event-log.mjs').Outcome} outcome */
  const number = (outcome) => tests.filter((test) => test.outcome === outcome).length

  return {
    tests,
    files,
    costs,
    troubles,
    take,
    /** How many tests there are, as far as that is known before they have run. */
    planned: () => [...planned.values()].reduce((sum, tests) => sum + tests, 0),
    underWay: () => [...underWay.values()],
    /** What broke outside any test counts as a failure, too. */
    counts: () => ({
      passed: number('passed'),
      failed: number('failed') + troubles.length,
      skipped: number('skipped'),
    }),
  }
}

/** @typedef {ReturnType<typeof createTally>} Tally */
