import { rmSync } from 'node:fs'
import process from 'node:process'
import { serverEntry } from '../setup/build.mjs'
import { runCommandLine } from '../setup/command-line.mjs'
import { nodeBinary, sourceMapFlags } from '../setup/node-binary.mjs'
import { runVisibly } from '../setup/processes.mjs'
import { projectDir } from '../setup/project.mjs'
import { Refusal } from '../setup/refusal.mjs'
import { furnish } from './demo-house.mjs'

// The built server over a demo house of its own: what the journeys walk through.
await runCommandLine(async () => {
  const dataDir = process.env.DATA_DIR
  if (dataDir === undefined)
    throw new Refusal('Set DATA_DIR to the folder to furnish; what is in it is removed.')
  rmSync(dataDir, { recursive: true, force: true })
  await furnish(dataDir)
  return runVisibly({
    file: nodeBinary(),
    args: [...sourceMapFlags, serverEntry],
    cwd: projectDir,
    env: process.env,
  })
})
