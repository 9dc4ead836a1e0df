import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale } from './setup/build.mjs'
import { findChromium } from './setup/chromium.mjs'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { nodeBinary } from './setup/node-binary.mjs'
import { inProject } from './setup/project.mjs'
import { say } from './setup/say.mjs'
import { checkBoot } from './suite/boot.mjs'
import { addCounts, countChecks, exitCodeFor, summaryLine } from './suite/counts.mjs'
import { testEnvironment } from './suite/environment.mjs'
import { runGate } from './suite/gate.mjs'
import { runPhase } from './suite/phase.mjs'
import { withPostgres } from './suite/real-postgres.mjs'
import { runJourneys, runVitest } from './suite/runners.mjs'

/** @param {{ env: NodeJS.ProcessEnv, reportDir: string }} options */
function runOnPostgres({ env, reportDir }) {
  const onServer = (/** @type {string} */ url) =>
    runVitest({ args: ['--project=api'], env: { ...env, TEST_DATABASE_URL: url }, reportDir })
  const given = process.env.TEST_DATABASE_URL
  return given ? onServer(given) : withPostgres(onServer)
}

/** @param {{ env: NodeJS.ProcessEnv, reportDir: string, browser: string | Error }} options */
async function runBuilt({ env, reportDir, browser }) {
  const build = await runPhase('Build', async () => {
    await buildIfStale()
    return countChecks([true])
  })
  if (build.counts.failed > 0) {
    say('Without a build, the journeys and the boot of the built server were not run.')
    return [build]
  }
  const journeys = await runPhase('Journeys in the browser', async () => {
    if (browser instanceof Error) throw browser
    return runJourneys({ env: { ...env, CHROMIUM_PATH: browser }, reportDir })
  })
  const boot = await runPhase('Boot of the built server', async () => countChecks(await checkBoot({ env })))
  return [build, journeys, boot]
}

/** @param {string} reportDir */
async function runSuite(reportDir) {
  const settings = readFileSync(inProject('.env.example'), 'utf8')
  const env = testEnvironment({ env: process.env, settings, node: nodeBinary() })
  // Looked for first, so that a download does not come as a surprise at the end; only the journeys fail without.
  const browser = await findChromium().catch((/** @type {Error} */ error) => error)
  return [
    await runPhase('Gate', async () => countChecks((await runGate()).map((result) => result.isPassed))),
    await runPhase('Unit, and API on the embedded database', () => runVitest({ args: [], env, reportDir })),
    await runPhase('API on a PostgreSQL server', () => runOnPostgres({ env, reportDir })),
    ...(await runBuilt({ env, reportDir, browser })),
  ]
}

await runCommandLine(async () => {
  await installIfNeeded()
  const reportDir = mkdtempSync(join(tmpdir(), 'suite-'))
  try {
    const phases = await runSuite(reportDir)
    const counts = addCounts(phases.map((phase) => phase.counts))
    say()
    for (const phase of phases)
      if (phase.counts.failed > 0) say(`✗ ${phase.title}: ${summaryLine(phase.counts)}`)
    say(summaryLine(counts))
    return exitCodeFor(counts)
  } finally {
    rmSync(reportDir, { recursive: true, force: true })
  }
})
