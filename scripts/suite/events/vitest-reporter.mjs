import { relative } from 'node:path'
import process from 'node:process'
import { projectDir } from '../../setup/project.mjs'
import { tellSuite } from './event-log.mjs'

/** @param {import('vitest/node').TestModule} module */
const fileOf = (module) => relative(projectDir, module.moduleId)

/** @param {import('vitest/node').TestModule} module */
const groupOf = ({ project }) =>
  process.env.TEST_DATABASE_URL ? `${project.name} on the server` : project.name

/** Tells the suite what Vitest does; what failed, Vitest's own reporter shows. */
export default class SuiteReporter {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseReady(test) {
    tellSuite({ kind: 'begun', file: fileOf(test.module), title: test.fullName })
  }

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state } = test.result()
    tellSuite({
      kind: 'test',
      group: groupOf(test.module),
      file: fileOf(test.module),
      title: test.fullName,
      outcome: state === 'pending' ? 'skipped' : state,
      ms: test.diagnostic()?.duration ?? 0,
    })
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
    const testsMs = [...module.children.allTests()].reduce(
      (sum, test) => sum + (test.diagnostic()?.duration ?? 0),
      0,
    )
    const file = fileOf(module)
    const times = {
      importMs: prepareDuration + collectDuration + setupDuration,
      hooksMs: Math.max(duration - testsMs, 0),
      testsMs,
    }
    tellSuite({ kind: 'file', group: groupOf(module), file, times })
    // A file that breaks before its first test, or in what it does around them, has no failed test to show for it.
    if (!module.ok() && [...module.children.allTests('failed')].length === 0)
      tellSuite({ kind: 'trouble', text: `${file} broke outside its tests.` })
  }

  /**
   * @param {unknown} _modules
   * @param {readonly unknown[]} errors
   */
  onTestRunEnd(_modules, errors) {
    for (const _error of errors) tellSuite({ kind: 'trouble', text: 'Vitest met an error outside any test.' })
  }
}
