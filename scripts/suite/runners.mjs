import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary } from '../setup/node-binary.mjs'
import { commandFile, projectDir } from '../setup/project.mjs'
import { isPersonThere, say } from '../setup/say.mjs'
import { distrust } from './counts.mjs'
import { furnishIfStale } from './demo-house.mjs'
import { freePort } from './free-port.mjs'
import { aboveBudget, budgetLine } from './results/budgets.mjs'
import { countResults, readJourneys, readVitest } from './results/read-results.mjs'
import { runUntilSilent } from './run-until-silent.mjs'

const colors = isPersonThere ? { FORCE_COLOR: '1' } : {}

/**
 * @typedef {object} Run
 * @property {string[]} args of the pinned Node
 * @property {NodeJS.ProcessEnv} env
 * @property {string} report where the runner writes what became of its tests
 * @property {(text: string) => import('./results/read-results.mjs').Results} read
 * @property {boolean} [mayBeEmpty]
 */

/**
 * @param {Run} run
 * @returns {Promise<import('./phase.mjs').Outcome>}
 */
async function runTests({ args, env, report, read, mayBeEmpty = false }) {
  const exitCode = await runUntilSilent({
    file: nodeBinary(),
    args,
    cwd: projectDir,
    env: { ...env, ...colors },
  })
  if (!existsSync(report)) return { counts: distrust({ counts: undefined, exitCode }), tests: [] }
  const results = read(readFileSync(report, 'utf8'))
  for (const trouble of results.troubles) say(`✗ ${trouble}`)
  for (const test of aboveBudget(results.tests)) say(`! ${budgetLine(test)}`)
  return {
    counts: distrust({ counts: countResults(results), exitCode, mayBeEmpty }),
    tests: results.tests,
    troubles: results.troubles,
  }
}

/**
 * @param {object} options
 * @param {string[]} options.args
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.folder
 * @param {boolean} [options.mayBeEmpty]
 */
export function runVitest({ args, env, folder, mayBeEmpty }) {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests({
    args: [commandFile('vitest', 'vitest'), 'run', '--passWithNoTests', ...reporters, ...args],
    env,
    report,
    read: readVitest,
    mayBeEmpty,
  })
}

/**
 * @param {object} options
 * @param {string[]} options.files none for all
 * @param {'quick' | 'deep' | undefined} options.depth both where it is not said
 * @param {string[]} options.first those that come before the others
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.folder
 * @param {boolean} [options.mayBeEmpty]
 */
export async function runJourneys({ files, depth, first, env, folder, mayBeEmpty }) {
  await furnishIfStale()
  const report = join(folder, 'journeys.json')
  return runTests({
    args: [
      commandFile('@playwright/test', 'playwright'),
      'test',
      '--pass-with-no-tests',
      '--reporter=list,json',
      ...files,
    ],
    env: {
      ...env,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(folder, 'data'),
      E2E_DEPTH: depth,
      E2E_FIRST: first.join(' '),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    read: readJourneys,
    mayBeEmpty,
  })
}
