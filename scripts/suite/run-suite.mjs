import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale } from '../setup/build.mjs'
import { findChromium } from '../setup/chromium.mjs'
import { nodeBinary } from '../setup/node-binary.mjs'
import { inProject } from '../setup/project.mjs'
import { say } from '../setup/say.mjs'
import { checkBoot } from './boot.mjs'
import { countChecks } from './counts.mjs'
import { testEnvironment } from './environment.mjs'
import { runGate } from './gate.mjs'
import { runPhase } from './phase.mjs'
import { withPostgres } from './real-postgres.mjs'
import { runJourneys, runVitest } from './runners.mjs'

/**
 * @typedef {import('./choosing/choose-tests.mjs').Choice} Choice
 * @typedef {import('./phase.mjs').PhaseResult} PhaseResult
 */

/** They wait for the server between their steps: one more than there are cores leaves none idle. */
const workersOnServer = '--maxWorkers=3'

const apiTest = /\.api\.test\.tsx?$/

/** @param {{ env: NodeJS.ProcessEnv, choice: Choice | undefined }} options */
async function runTests({ env, choice }) {
  const files = choice?.tests ?? []
  if (choice && files.length === 0) return []
  const embedded = await runPhase('Unit, and API on the embedded database', (title) =>
    runVitest({ title, args: files, env }),
  )
  const ofApi = files.filter((file) => apiTest.test(file))
  if (choice && ofApi.length === 0) return [embedded]
  const server = await runPhase('API on a PostgreSQL server', (title) => {
    const onServer = (/** @type {string} */ url) =>
      runVitest({
        title,
        args: ['--project=api', workersOnServer, ...ofApi],
        env: { ...env, TEST_DATABASE_URL: url },
      })
    const given = process.env.TEST_DATABASE_URL
    return given ? onServer(given) : withPostgres(onServer)
  })
  return [embedded, server]
}

/** @param {{ env: NodeJS.ProcessEnv, choice: Choice | undefined, browser: string | Error, folder: string }} options */
async function runBuilt({ env, choice, browser, folder }) {
  if (choice?.journeys.length === 0) return []
  const build = await runPhase('Build', async () => {
    await buildIfStale()
    return countChecks([true])
  })
  if (build.counts.failed > 0) {
    say('Without a build, the journeys and the boot of the built server were not run.')
    return [build]
  }
  const journeys = await runPhase('Journeys in the browser', async (title) => {
    if (browser instanceof Error) throw browser
    say(`They run in ${browser}.`)
    return runJourneys({
      title,
      files: choice?.journeys ?? [],
      env: { ...env, CHROMIUM_PATH: browser },
      dataDir: join(folder, 'data'),
    })
  })
  if (choice) return [build, journeys]
  const boot = await runPhase('Boot of the built server', async () => countChecks(await checkBoot({ env })))
  return [build, journeys, boot]
}

/**
 * The whole suite, or the part of it that was chosen.
 * @param {{ choice: Choice | undefined, folder: string }} options folder is for what lies about during the run
 * @returns {Promise<PhaseResult[]>}
 */
export async function runSuite({ choice, folder }) {
  const settings = readFileSync(inProject('.env.example'), 'utf8')
  const env = testEnvironment({ env: process.env, settings, node: nodeBinary() })
  // Looked for first, so that a download does not come as a surprise at the end; only the journeys fail without.
  const browser = await findChromium().catch((/** @type {Error} */ error) => error)
  const gate = await runPhase('Gate', async () => {
    const results = await runGate(choice?.linted)
    return countChecks(results.map(({ isPassed }) => isPassed))
  })
  return [gate, ...(await runTests({ env, choice })), ...(await runBuilt({ env, choice, browser, folder }))]
}
