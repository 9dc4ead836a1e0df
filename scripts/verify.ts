import { sealLog, verifyLog } from '../src/platform/audit/seal-log.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { say } from './setup/say.mjs'
import { withSystemContext } from './system-context.ts'

const words = {
  missing: 'is gone',
  changed: 'was changed after it was written',
  broken: 'is not in its place in the chain',
}

/** Proves that the audit log is as it was written: the hash of its last entry can be noted outside of the house. */
await runCommandLine(() =>
  withSystemContext(readConfig(process.env), async ({ db }) => {
    await sealLog(db)
    const { fault, seals, head, waiting } = await verifyLog(db)
    if (fault) {
      say(`The log is not as it was written: entry ${fault.entryId} ${words[fault.why]} (seal ${fault.no}).`)
      return 1
    }
    if (waiting > 0) {
      say(`The log holds ${waiting} entries that were slipped in, or lacks some: they have no seal.`)
      return 1
    }
    say(`The log is as it was written: ${seals} entries, the last sealed as ${head}.`)
    return 0
  }),
)
