import { buildIfStale, serverEntry } from './setup/build.mjs'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { runProgram } from './setup/program.mjs'

/**
 * What keeps the process small on a small server. V8 takes 64 MB for new objects otherwise, even where it is hardly busy,
 * and lets old ones double before it looks which are still needed. The allocator keeps a pool for each thread, and what
 * it once gave out as one block.
 */
const frugal = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=70'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
}

await runCommandLine(async () => {
  await installIfNeeded()
  await buildIfStale()
  return runProgram({
    file: serverEntry,
    flags: frugal.flags,
    env: { ...frugal.env, NODE_ENV: 'production' },
  })
})
