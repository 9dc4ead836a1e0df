import { runCommandLine } from './setup/command-line.mjs'
import { installIfNeeded } from './setup/install.mjs'
import { say } from './setup/say.mjs'
import { runGate } from './suite/gate.mjs'

await runCommandLine(async () => {
  await installIfNeeded()
  const failed = (await runGate()).filter((result) => !result.isPassed)
  if (failed.length > 0) say(`To be put right: ${failed.map((result) => result.title).join(', ')}.`)
  return failed.length > 0 ? 1 : 0
})
