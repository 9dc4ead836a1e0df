import { existsSync } from 'node:fs'
import process from 'node:process'
import { nodeBinary, sourceMapFlags } from './node-binary.mjs'
import { runVisibly } from './processes.mjs'
import { inProject, projectDir } from './project.mjs'

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
