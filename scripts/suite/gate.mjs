import { existsSync } from 'node:fs'
import process from 'node:process'
import { nodeBinary } from '../setup/node-binary.mjs'
import { runQuietly } from '../setup/processes.mjs'
import { commandFile, inProject, projectDir } from '../setup/project.mjs'
import { formatDuration, say } from '../setup/say.mjs'

/**
 * @typedef {{ title: string, packageName: string, command: string, args: string[] }} GateStep
 * @typedef {{ title: string, isPassed: boolean }} GateResult
 */

// Biome colours even what is kept for later, whether or not a terminal will show it.
const biomeColors = `--colors=${process.stdout.isTTY === true ? 'force' : 'off'}`

/** Each thread of tsc works out the same types anew: beside the other lane, four take twice as long as one. */
const oneThread = '--singleThreaded'

/** Kept outside `build`, so that the next look at the types only reads what has changed. */
const onlyWhatChanged = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json']

/** Where the browser begins: its entry, the document around every page, the pages, and the texts, which are found by name. */
const loadedByPages = ['src/app/entry.client.tsx', 'src/app/root.tsx', 'src/pages', 'src/**/*.texts.*.ts']

/** What lies around `src`, where it exists. */
const around = ['db', 'scripts', 'bench', 'e2e', 'tools'].filter((folder) => existsSync(inProject(folder)))

/**
 * Two lanes for two cores; within a lane the order matters: tsc reads the types that the routes generate.
 * @type {GateStep[][]}
 */
const lanes = [
  [
    {
      title: 'types of the routes',
      packageName: '@react-router/dev',
      command: 'react-router',
      args: ['typegen'],
    },
    {
      title: 'types',
      packageName: 'typescript',
      command: 'tsc',
      args: ['-p', 'tsconfig.json', oneThread, ...onlyWhatChanged],
    },
    {
      title: 'types of the pure code',
      packageName: 'typescript',
      command: 'tsc',
      args: ['-p', 'tsconfig.pure.json', oneThread],
    },
    { title: 'unused code', packageName: 'knip', command: 'knip', args: [] },
  ],
  [
    {
      title: 'format and lint',
      packageName: '@biomejs/biome',
      command: 'biome',
      args: ['ci', biomeColors, '.'],
    },
    {
      title: 'boundaries',
      packageName: 'dependency-cruiser',
      command: 'depcruise',
      args: ['src', '--config', '.dependency-cruiser/src.cjs'],
    },
    {
      title: 'boundaries around src',
      packageName: 'dependency-cruiser',
      command: 'depcruise',
      args: [...around, '--config', '.dependency-cruiser/around.cjs'],
    },
    {
      title: 'what the browser loads',
      packageName: 'dependency-cruiser',
      command: 'depcruise',
      args: [...loadedByPages, '--config', '.dependency-cruiser/browser.cjs'],
    },
  ],
]

/**
 * @param {GateStep} step
 * @returns {Promise<GateResult>}
 */
async function runStep({ title, packageName, command, args }) {
  const startedMs = performance.now()
  const { code, output } = await runQuietly({
    file: nodeBinary(),
    args: [commandFile(packageName, command), ...args],
    cwd: projectDir,
  })
  const isPassed = code === 0
  say(`${isPassed ? '✓' : '✗'} ${title}, ${formatDuration(performance.now() - startedMs)}`)
  if (!isPassed) say(`${output}\n`)
  return { title, isPassed }
}

/** @param {GateStep[]} lane */
async function runLane(lane) {
  const results = []
  for (const step of lane) results.push(await runStep(step))
  return results
}

/** Everything that can be said about the code without running it. */
export async function runGate() {
  return (await Promise.all(lanes.map(runLane))).flat()
}
