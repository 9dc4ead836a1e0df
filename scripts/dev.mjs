import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { runProgram } from './setup/program.mjs'

await runCommandLine(async () => {
  await installIfNeeded()
  return runProgram({ file: 'scripts/dev-server.ts', env: { NODE_ENV: 'development' } })
})
