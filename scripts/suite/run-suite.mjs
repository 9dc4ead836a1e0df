import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { buildIfStale } from '../setup/build.mjs'
import { findChromium } from '../setup/chromium.mjs'
import { nodeBinary } from '../setup/node-binary.mjs'
import { inProject } from '../setup/project.mjs'
import { say } from '../setup/say.mjs'
import { checkBoot } from './boot.mjs'
import { testEnvironment } from './environment.mjs'
import { runGate } from './gate.mjs'
import { journeysToBeginWith } from './parts/parts.mjs'
import { checked, runPhase } from './phase.mjs'
import { withPostgres } from './real-postgres.mjs'
import { runJourneys, runVitest } from './runners.mjs'

/**
 * @typedef {import('./phase.mjs').PhaseResult} PhaseResult
 *
 * @typedef {object} Suite
 * @property {import('./parts/parts.mjs').Part | undefined} part nothing for the whole
 * @property {NodeJS.ProcessEnv} env
 * @property {string | Error} browser
 * @property {string} folder for what lies about during the run
 */

/** Tests wait for the database server between their steps: one more than there are cores leaves none idle. */
const workersOnServer = '--maxWorkers=3'

/** In its name, a file says that it is walked for its own sake; a test or journey among quick ones, by its tag. */
const deep = '.deep.'
const isDeep = (/** @type {string} */ file) => file.includes(deep)
/** Models are tried at random, at full length in a deep run only; properties shortly in a quick one, too. */
const model = '.model.'
const wholeLength = { MODEL_RUNS: '60', PROPERTY_RUNS: 'whole' }
const isOfCalls = (/** @type {string} */ file) => /\.api\.test\.tsx?$/.test(file)

/**
 * A run of Vitest, of which a part of the suite leaves some files, or what a change touches.
 * @param {Suite & { title: string, args?: string[], isOnServer?: boolean, isOfTag?: boolean, among: (file: string) => boolean }} options
 */
async function runTests({ title, args = [], isOnServer = false, isOfTag = false, among, part, env, folder }) {
  const files = part?.tests.filter(among) ?? []
  const isByChange = part?.changedSince !== undefined
  if (part && !isByChange && files.length === 0) return []
  const changed = isByChange ? [`--changed=${part.changedSince}`] : []
  const run = async (/** @type {string | undefined} */ url) => {
    const outcome = await runVitest({
      args: [...args, ...(url ? [workersOnServer] : []), ...changed, ...files],
      env: { ...env, TEST_DATABASE_URL: url },
      folder: mkdtempSync(join(folder, 'tests-')),
      mayBeEmpty: isByChange || isOfTag,
    })
    // What a tag leaves out was not skipped: it is made in another phase.
    return isOfTag ? { ...outcome, counts: { ...outcome.counts, skipped: 0 } } : outcome
  }
  const isServerNeeded = isOnServer && (isByChange || files.length === 0 || files.some(isOfCalls))
  const given = process.env.TEST_DATABASE_URL
  const work = () => (!isServerNeeded ? run(undefined) : given ? run(given) : withPostgres(run))
  return [await runPhase(title, work)]
}

/** @param {Suite & { depth: 'quick' | 'deep' }} options */
async function runBuilt({ depth, part, env, browser, folder }) {
  if (part?.journeys.length === 0) return []
  const build = await runPhase('Build', async () => {
    await buildIfStale()
    return checked([true])
  })
  if (build.counts.failed > 0) {
    say('Without a build, the journeys and the boot of the built server were not run.')
    return [build]
  }
  const title = depth === 'quick' ? 'Journeys in the browser' : 'Deep journeys in the browser'
  const journeys = await runPhase(title, async () => {
    if (browser instanceof Error) throw browser
    say(`They run in ${browser}.`)
    return runJourneys({
      files: part?.journeys ?? [],
      depth: part?.isNamed ? undefined : depth,
      first: part ? [] : await journeysToBeginWith(),
      env: { ...env, CHROMIUM_PATH: browser },
      folder: mkdtempSync(join(folder, 'journeys-')),
      mayBeEmpty: part !== undefined,
    })
  })
  if (part || depth === 'deep') return [build, journeys]
  const boot = await runPhase('Boot of the built server', async () => checked(await checkBoot({ env })))
  return [build, journeys, boot]
}

/**
 * What decides whether a change is right, the quickest to tell first.
 * @param {Suite} suite
 */
async function runQuick(suite) {
  const isNamed = suite.part?.isNamed === true
  return [
    await runPhase('Gate', async () => checked((await runGate()).map(({ isPassed }) => isPassed))),
    // On a server, where two at once really are; the embedded database is what the journeys walk on.
    ...(await runTests({
      ...suite,
      title: 'Unit, and API on a PostgreSQL server',
      args: isNamed ? [] : [`--exclude=**/*${deep}*`, `--exclude=**/*${model}*`, '--tags-filter=!deep'],
      isOnServer: true,
      among: (file) => isNamed || !(isDeep(file) || file.includes(model)),
    })),
    ...(await runBuilt({ ...suite, depth: 'quick' })),
  ]
}

/**
 * What is walked for its own sake.
 * @param {Suite} suite
 */
async function runDeep(suite) {
  return [
    ...(await runTests({
      ...suite,
      title: 'Deep unit, and deep API on a PostgreSQL server',
      args: suite.part?.tests.length ? [] : [deep, model],
      env: { ...suite.env, ...wholeLength },
      isOnServer: true,
      among: (file) => isDeep(file) || file.includes(model),
    })),
    ...(await runTests({
      ...suite,
      title: 'Deep tests among quick ones, on a PostgreSQL server',
      isOfTag: true,
      args: [`--exclude=**/*${deep}*`, '--tags-filter=deep'],
      env: { ...suite.env, ...wholeLength },
      isOnServer: true,
      among: (file) => !isDeep(file) && !file.includes(model),
    })),
    ...(await runTests({
      ...suite,
      title: 'API on the embedded database',
      args: ['--project=api'],
      env: { ...suite.env, PROPERTY_RUNS: wholeLength.PROPERTY_RUNS },
      among: isOfCalls,
    })),
    ...(await runBuilt({ ...suite, depth: 'deep' })),
  ]
}

/**
 * The whole suite, or a part of it.
 * @param {Pick<Suite, 'part' | 'folder'> & { depth: import('./arguments.mjs').Depth }} options
 * @returns {Promise<PhaseResult[]>}
 */
export async function runSuite({ part, depth, folder }) {
  const settings = readFileSync(inProject('.env.example'), 'utf8')
  const env = testEnvironment({ env: process.env, settings, node: nodeBinary() })
  // Looked for first, so that a download does not come as a surprise at the end; only the journeys fail without.
  const browser = await findChromium().catch((/** @type {Error} */ error) => error)
  const suite = { part, env, browser, folder }
  const quick = depth === 'deep' ? [] : await runQuick(suite)
  return depth === 'quick' ? quick : [...quick, ...(await runDeep(suite))]
}
