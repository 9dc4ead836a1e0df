import { nodeBinary } from '../setup/node-binary.mjs'
import { commandFile, inProject, projectDir } from '../setup/project.mjs'
import { complain, isPersonThere, say } from '../setup/say.mjs'
import { distrust } from './counts.mjs'
import { furnishIfStale } from './demo-house.mjs'
import { fileTimes } from './events/file-times.mjs'
import { createProgress } from './events/progress.mjs'
import { runWatched } from './events/run-watched.mjs'
import { filesFarAbove } from './events/shares.mjs'
import { freePort } from './free-port.mjs'

const colors = isPersonThere ? { FORCE_COLOR: '1' } : {}

/**
 * @param {{ title: string, args: string[], env: NodeJS.ProcessEnv }} run args of the pinned Node
 */
async function countTests({ title, args, env }) {
  const command = { file: nodeBinary(), args, cwd: projectDir, env: { ...env, ...colors } }
  const showing = (/** @type {import('./events/tally.mjs').Tally} */ tally) =>
    createProgress({ title, tally })
  const { tally, exitCode, isHung } = await runWatched({ command, showing })
  if (isHung) {
    complain('No test has ended for minutes, so this was stopped. Under way were:')
    for (const test of tally.underWay()) complain(`  ${test}`)
  }
  for (const trouble of tally.troubles) say(`✗ ${trouble}`)
  for (const { file, ms, tests } of filesFarAbove(fileTimes([...tally.tests, ...tally.files])))
    say(`! ${file} is far above its share: ${(ms / 1000).toFixed(1)} s for ${tests} tests`)
  return distrust({ counts: tally.counts(), exitCode })
}

/**
 * @param {{ title: string, args: string[], env: NodeJS.ProcessEnv }} options
 */
export function runVitest({ title, args, env }) {
  const own = inProject('scripts', 'suite', 'events', 'vitest-reporter.mjs')
  const reporters = ['--reporter=minimal', `--reporter=${own}`]
  return countTests({ title, args: [commandFile('vitest', 'vitest'), 'run', ...reporters, ...args], env })
}

/**
 * @param {{ title: string, files: string[], env: NodeJS.ProcessEnv, dataDir: string }} options
 */
export async function runJourneys({ title, files, env, dataDir }) {
  await furnishIfStale()
  const own = inProject('scripts', 'suite', 'events', 'journey-reporter.mjs')
  return countTests({
    title,
    args: [commandFile('@playwright/test', 'playwright'), 'test', `--reporter=${own}`, ...files],
    env: { ...env, E2E_PORT: String(await freePort()), E2E_DATA_DIR: dataDir },
  })
}
