import { rmSync } from 'node:fs'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { serverEntry } from '../setup/build.mjs'
import { runCommandLine } from '../setup/command-line.mjs'
import { nodeBinary, sourceMapFlags } from '../setup/node-binary.mjs'
import { runVisibly } from '../setup/processes.mjs'
import { projectDir } from '../setup/project.mjs'
import { Refusal } from '../setup/refusal.mjs'
import { furnish } from './demo-house.mjs'
import { sharedCost } from './events/event-log.mjs'

/** Asks until the server can serve; when it never does, its starter gives up. */
async function untilReady() {
  const url = `http://localhost:${process.env.PORT}/readyz`
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await wait(50)
}

// The built server over a demo house of its own: what the journeys walk through.
await runCommandLine(async () => {
  const dataDir = process.env.DATA_DIR
  if (dataDir === undefined)
    throw new Refusal('Set DATA_DIR to the folder to furnish; what is in it is removed.')
  rmSync(dataDir, { recursive: true, force: true })
  await furnish(dataDir)
  void sharedCost('a server started', untilReady)
  return runVisibly({
    file: nodeBinary(),
    args: [...sourceMapFlags, serverEntry],
    cwd: projectDir,
    env: process.env,
  })
})
