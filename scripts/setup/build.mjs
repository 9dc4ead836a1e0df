import { existsSync, readdirSync } from 'node:fs'
import process from 'node:process'
import { checkFreshness } from './freshness.mjs'
import { withLock } from './lock.mjs'
import { nodeBinary } from './node-binary.mjs'
import { runQuietly } from './processes.mjs'
import { commandFile, inProject, projectDir } from './project.mjs'
import { Refusal } from './refusal.mjs'
import { complain, say, showProgress } from './say.mjs'

const folders = ['src', 'content', 'db', 'public', 'scripts/vite', 'scripts/setup/say.mjs']
const rootFiles = /^(package(-lock)?|tsconfig(\..+)?)\.json$|\.config\.[jt]s$/
const notBuilt = /\.test\.tsx?$|^src\/testing\/|^db\/seed\/pictures\/.+\.(avif|jpg)$/

/** The file that serves the built product. */
export const serverEntry = inProject('build', 'server', 'index.js')

const checkBuild = () =>
  checkFreshness({
    root: projectDir,
    inputs: [...folders, ...readdirSync(projectDir).filter((name) => rootFiles.test(name))],
    ignore: notBuilt,
    outputs: ['build/server/index.js', 'build/client'],
    stamp: 'build/.stamp',
  })

async function runBuild() {
  const { code, output } = await runQuietly({
    file: nodeBinary(),
    args: [commandFile('@react-router/dev', 'react-router'), 'build'],
    cwd: projectDir,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code === 0 && existsSync(serverEntry)) return
  complain(output)
  throw new Refusal(`The build failed (exit code ${code}): what it said is above.`)
}

/** Builds what `npm start` serves, unless the last finished build was made from the very same files. */
export async function buildIfStale() {
  if (checkBuild().isFresh) return
  await withLock({
    path: inProject('node_modules', '.build.lock'),
    onWait: () => say('Another command is building here: waiting for it.'),
    work: async () => {
      const { isFresh, forget, remember } = checkBuild()
      if (isFresh) return
      forget()
      await showProgress('Building the pages', runBuild)
      remember()
    },
  })
}
