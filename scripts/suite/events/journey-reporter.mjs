import { relative } from 'node:path'
import process from 'node:process'
import { projectDir } from '../../setup/project.mjs'
import { tellSuite } from './event-log.mjs'

/** @param {import('@playwright/test/reporter').TestCase} test */
const placeOf = (test) => ({
  file: relative(projectDir, test.location.file),
  title: test.titlePath().slice(3).join(' › '),
})

/** @param {import('@playwright/test/reporter').TestError} error */
const textOf = ({ message, value, stack, snippet }) =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n')

/** @param {string} text */
const indented = (text) => text.replaceAll(/^/gm, '    ')

/** Tells the suite what Playwright does, and shows what failed as it fails. */
export default class JourneyReporter {
  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    const files = Map.groupBy(suite.allTests(), (test) => placeOf(test).file)
    for (const [file, tests] of files) tellSuite({ kind: 'planned', file, tests: tests.length })
  }

  /** @param {import('@playwright/test/reporter').TestCase} test */
  onTestBegin(test) {
    tellSuite({ kind: 'begun', ...placeOf(test) })
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, result) {
    const { file, title } = placeOf(test)
    const isFailed = test.outcome() === 'unexpected'
    const outcome = isFailed ? 'failed' : test.outcome() === 'skipped' ? 'skipped' : 'passed'
    tellSuite({ kind: 'test', group: 'journeys', file, title, outcome, ms: result.duration })
    if (isFailed) {
      const errors = result.errors.map((error) => indented(textOf(error)))
      process.stderr.write(`\n✗ ${file}:${test.location.line} ${title}\n${errors.join('\n\n')}\n\n`)
    }
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    tellSuite({ kind: 'trouble', text: textOf(error) })
  }

  /** Else Playwright would show its own dots beside what the suite shows. */
  printsToStdio() {
    return true
  }
}
