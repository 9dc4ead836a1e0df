import { existsSync } from 'node:fs'
import process from 'node:process'
import { nodeBinary, sourceMapFlags } from './node-binary.mjs'
import { runVisibly } from './processes.mjs'
import { inProject, projectDir } from './project.mjs'

/**
 * What keeps the process small on a small server. V8 takes 64 MB for new objects otherwise, even where it is hardly busy,
 * and lets old ones double before it looks which are still needed. The allocator keeps a pool for each thread, and what
 * it once gave out as one block.
 */
export const frugal = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=70'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}

/**
 * Runs one of the project's own programs on the pinned Node, with the settings of `.env` where there is one.
 * @param {{ file: string, args?: string[], flags?: string[], env?: NodeJS.ProcessEnv }} program flags are Node's own
 */
export function runProgram({ file, args = [], flags = [], env = {} }) {
  const settings = existsSync(inProject('.env')) ? ['--env-file=.env'] : []
  return runVisibly({
    file: nodeBinary(),
    args: [...sourceMapFlags, ...flags, ...settings, file, ...args],
    cwd: projectDir,
    env: { ...process.env, ...env },
  })
}
