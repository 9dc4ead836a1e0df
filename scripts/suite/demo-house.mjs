import { constants, cpSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'
import { checkFreshness } from '../setup/freshness.mjs'
import { withLock } from '../setup/lock.mjs'
import { nodeBinary, sourceMapFlags } from '../setup/node-binary.mjs'
import { runQuietly } from '../setup/processes.mjs'
import { inProject, projectDir } from '../setup/project.mjs'
import { Refusal } from '../setup/refusal.mjs'
import { complain, say, showProgress } from '../setup/say.mjs'
import { testEnvironment } from './environment.mjs'

/** Not below `build`, which every build empties. */
const folder = 'node_modules/.cache/demo-house'
const program = 'scripts/seed.ts'

/** What enters no row of it: screens, their words, tests. */
const withoutEffect = /\.test\.tsx?$|\.texts\.|\/(web|admin)\/|^src\/(app|pages|testing|ui)\//

const checkDemo = () =>
  checkFreshness({
    root: projectDir,
    inputs: ['db', 'src', 'content', program, 'scripts/seed-house.ts', 'package-lock.json'],
    ignore: withoutEffect,
    outputs: [`${folder}/db`, `${folder}/media`],
    stamp: `${folder}.stamp`,
  })

async function seed() {
  const env = testEnvironment({
    env: process.env,
    settings: readFileSync(inProject('.env.example'), 'utf8'),
    node: nodeBinary(),
  })
  const { code, output } = await runQuietly({
    file: nodeBinary(),
    args: [...sourceMapFlags, inProject(program)],
    cwd: projectDir,
    env: { ...env, DATA_DIR: inProject(folder) },
  })
  if (code === 0) return
  complain(output)
  throw new Refusal(`The demo house could not be furnished (exit code ${code}): what it said is above.`)
}

/** Furnishes the demo house, unless the last finished one was made from the very same files. */
export async function furnishIfStale() {
  if (checkDemo().isFresh) return
  await withLock({
    path: inProject(`${folder}.lock`),
    onWait: () => say('Another command is furnishing the demo house: waiting for it.'),
    work: async () => {
      const { isFresh, forget, remember } = checkDemo()
      if (isFresh) return
      forget()
      rmSync(inProject(folder), { recursive: true, force: true })
      await showProgress('Furnishing the demo house', seed)
      remember()
    },
  })
}

/**
 * Lays a copy of the furnished demo house into an empty data folder.
 * @param {string} dataDir
 */
export async function furnish(dataDir) {
  await furnishIfStale()
  cpSync(inProject(folder), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
