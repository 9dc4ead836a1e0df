import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectDir } from '../../setup/project.mjs'

/**
 * What the runners write of a run, each in its own shape, read as one.
 *
 * @typedef {'passed' | 'failed' | 'skipped'} Outcome
 * @typedef {object} Result
 * @property {string} file from the root of the project
 * @property {string} title
 * @property {Outcome} outcome
 * @property {number} ms
 * @property {number | undefined} cpuMs of the processor, where the machine tells; with what is done around the test
 * @property {string} [fault] what a failed one says
 *
 * @typedef {object} Results
 * @property {Result[]} tests
 * @property {string[]} troubles what broke outside any test
 */

const pathOf = (/** @type {string} */ file) => (isAbsolute(file) ? relative(projectDir, file) : file)

/** @type {(condition: boolean) => Outcome} */
const passedIf = (condition) => (condition ? 'passed' : 'failed')

/** Enough of a fault to tell one from another: the run's own lines hold the rest. */
const linesOfFault = 12

const faultOf = (/** @type {string | undefined} */ message) =>
  message === undefined
    ? {}
    : { fault: stripVTControlCharacters(message).split('\n').slice(0, linesOfFault).join('\n') }

/**
 * What Vitest's JSON reporter writes; `meta.cpuMs` is noted by the setup file of the tests.
 * @param {string} text
 * @returns {Results}
 */
export function readVitest(text) {
  /** @type {import('vitest/node').JsonTestResults} */
  const report = JSON.parse(text)
  /** @type {Results} */
  const results = { tests: [], troubles: [] }
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = pathOf(name)
    for (const { fullName, status, duration, meta, failureMessages } of assertionResults)
      results.tests.push({
        file,
        title: fullName,
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        ms: duration ?? 0,
        cpuMs: 'cpuMs' in meta ? Number(meta.cpuMs) : undefined,
        ...faultOf(failureMessages?.[0]),
      })
    // A file that breaks before its first test, or in what it does around them, has no failed test to show for it.
    const hasFailed = results.tests.some((test) => test.file === file && test.outcome === 'failed')
    if (status === 'failed' && !hasFailed)
      results.troubles.push(`${file} broke outside its tests: ${message}`)
  }
  return results
}

/**
 * The annotation « processor » is noted by the tool of the journeys.
 * @param {import('@playwright/test/reporter').JSONReportTest} journey
 */
function resultOfJourney({ status, results }) {
  const [last] = results.slice(-1)
  const cost = last?.annotations?.find(({ type }) => type === 'processor')
  const isPassed = status === 'expected'
  /** @type {Outcome} */
  const outcome = status === 'skipped' ? 'skipped' : passedIf(isPassed)
  return {
    outcome,
    ms: last?.duration ?? 0,
    cpuMs: cost && Number(cost.description),
    // Where time is up, the second error names what was waited for.
    ...faultOf(isPassed ? undefined : last?.errors.map(({ message }) => message ?? '').join('\n')),
  }
}

/**
 * What Playwright's JSON reporter writes.
 * @param {string} text
 * @returns {Results}
 */
export function readJourneys(text) {
  /** @type {import('@playwright/test/reporter').JSONReport} */
  const report = JSON.parse(text)
  /** @type {Result[]} */
  const tests = []
  /** @type {(suite: import('@playwright/test/reporter').JSONReportSuite, titles: string[]) => void} */
  const walk = (suite, titles) => {
    for (const { file, title, tests: walked } of suite.specs)
      for (const journey of walked)
        tests.push({
          file: `e2e/${file}`,
          title: [...titles, title].join(' › '),
          ...resultOfJourney(journey),
        })
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title])
  }
  for (const ofFile of report.suites) walk(ofFile, [])
  const troubles = report.errors.map(({ message, stack }) => stack ?? message ?? 'It broke without a word.')
  return { tests, troubles }
}

/**
 * @param {Results} results
 * @returns {import('../counts.mjs').Counts}
 */
export function countResults({ tests, troubles }) {
  const number = (/** @type {Outcome} */ outcome) => tests.filter((test) => test.outcome === outcome).length
  return {
    passed: number('passed'),
    failed: number('failed') + troubles.length,
    skipped: number('skipped'),
  }
}
