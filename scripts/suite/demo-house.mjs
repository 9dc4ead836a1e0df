import { constants, cpSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { checkFreshness } from '../setup/freshness.mjs'
import { withLock } from '../setup/lock.mjs'
import { nodeBinary } from '../setup/node-binary.mjs'
import { runQuietly } from '../setup/processes.mjs'
import { inProject, projectDir } from '../setup/project.mjs'
import { Refusal } from '../setup/refusal.mjs'
import { complain, say, showProgress } from '../setup/say.mjs'
import { testEnvironment } from './environment.mjs'
import { sharedCost } from './events/event-log.mjs'

/**
 * A house with every picture drawn, for who measures; or one in which most are empty sheets, for who walks through it.
 * @typedef {'drawn' | 'sketched'} Pictures
 */

/** Not below `build`, which every build empties. */
const kept = {
  drawn: { folder: 'node_modules/.cache/demo-house', program: 'scripts/seed.ts' },
  sketched: { folder: 'node_modules/.cache/sketched-house', program: 'scripts/suite/sketch-house.ts' },
}

/** What neither draws a picture nor enters a row: screens, their words, tests. */
const withoutEffect = /\.test\.tsx?$|\.texts\.|\/(web|admin)\/|^src\/(app|pages|testing|ui)\//

/** @param {typeof kept['drawn']} house */
const checkHouse = ({ folder, program }) =>
  checkFreshness({
    root: projectDir,
    inputs: ['db', 'src', program, 'package-lock.json'],
    ignore: withoutEffect,
    outputs: [`${folder}/db`, `${folder}/media`],
    stamp: `${folder}.stamp`,
  })

/** @param {typeof kept['drawn']} house */
async function seed({ folder, program }) {
  const env = testEnvironment({
    env: process.env,
    settings: readFileSync(inProject('.env.example'), 'utf8'),
    node: nodeBinary(),
  })
  const { code, output } = await runQuietly({
    file: nodeBinary(),
    args: ['--enable-source-maps', inProject(program)],
    cwd: projectDir,
    env: { ...env, DATA_DIR: inProject(folder) },
  })
  if (code === 0) return
  complain(output)
  throw new Refusal(`The demo house could not be drawn (exit code ${code}): what it said is above.`)
}

/**
 * Draws the demo house whole, unless the last finished one was made from the very same files: drawing takes minutes,
 * and a house that is still being drawn is no ground for a journey or a measurement.
 * @param {typeof kept['drawn']} house
 */
async function drawIfStale(house) {
  if (checkHouse(house).isFresh) return
  await withLock({
    path: inProject(`${house.folder}.lock`),
    onWait: () => say('Another command is drawing the demo house: waiting for it.'),
    work: async () => {
      const { isFresh, forget, remember } = checkHouse(house)
      if (isFresh) return
      forget()
      rmSync(inProject(house.folder), { recursive: true, force: true })
      await sharedCost('the demo house drawn', () =>
        showProgress('Drawing the demo house', () => seed(house)),
      )
      remember()
    },
  })
}

/** The house of the journeys, made before the first of them needs it. */
export const sketchHouseIfStale = () => drawIfStale(kept.sketched)

/**
 * Lays a copy of the finished demo house into an empty data folder.
 * @param {string} dataDir
 * @param {{ pictures?: Pictures }} [options]
 */
export async function furnish(dataDir, { pictures = 'sketched' } = {}) {
  const house = kept[pictures]
  await drawIfStale(house)
  cpSync(inProject(house.folder), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
