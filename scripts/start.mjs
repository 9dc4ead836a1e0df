import { buildIfStale, serverEntry } from './setup/build.mjs'
import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { frugal, runProgram } from './setup/program.mjs'

await runCommandLine(async () => {
  await installIfNeeded()
  await buildIfStale()
  return runProgram({
    file: serverEntry,
    flags: frugal.flags,
    env: { ...frugal.env, NODE_ENV: 'production' },
  })
})
