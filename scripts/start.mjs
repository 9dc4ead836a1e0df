import { buildIfStale, serverEntry } from './setup/build.mjs'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { runProgram } from './setup/program.mjs'

/** A process that is hardly busy keeps 64 MB for new objects otherwise, and a pool of memory for each of its threads. */
const frugal = { flags: ['--max-semi-space-size=8'], env: { MALLOC_ARENA_MAX: '2' } }

await runCommandLine(async () => {
  await installIfNeeded()
  await buildIfStale()
  return runProgram({
    file: serverEntry,
    flags: frugal.flags,
    env: { ...frugal.env, NODE_ENV: 'production' },
  })
})
