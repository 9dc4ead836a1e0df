import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary } from '../setup/node-binary.mjs'
import { runVisibly } from '../setup/processes.mjs'
import { commandFile, projectDir } from '../setup/project.mjs'
import { countPlaywright, countVitest, distrust } from './counts.mjs'
import { drawHouseIfStale } from './demo-house.mjs'
import { freePort } from './free-port.mjs'

/** Long enough for every suite here; a runner that hangs must not keep the last line from being printed. */
const limitMs = 12 * 60_000

/**
 * @template Report
 * @param {{ path: string, count: (report: Report) => import('./counts.mjs').Counts }} options
 */
function readCounts({ path, count }) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * @param {{ args: string[], env: NodeJS.ProcessEnv, reportDir: string }} options
 */
export async function runVitest({ args, env, reportDir }) {
  const path = join(reportDir, `vitest-${args.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const exitCode = await runVisibly({
    file: nodeBinary(),
    args: [commandFile('vitest', 'vitest'), 'run', ...reporters, ...args],
    cwd: projectDir,
    env,
    timeout: limitMs,
  })
  return distrust({ counts: readCounts({ path, count: countVitest }), exitCode })
}

/**
 * @param {{ env: NodeJS.ProcessEnv, reportDir: string }} options
 */
export async function runJourneys({ env, reportDir }) {
  await drawHouseIfStale()
  const path = join(reportDir, 'journeys.json')
  const exitCode = await runVisibly({
    file: nodeBinary(),
    args: [commandFile('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    cwd: projectDir,
    env: {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(reportDir, 'data'),
    },
    timeout: limitMs,
  })
  return distrust({ counts: readCounts({ path, count: countPlaywright }), exitCode })
}
