import {
  type ClosingFault,
  verifyClosings,
} from '../src/features/bookkeeping/server/closings/verify-closings.ts'
import { sealLog, verifyLog } from '../src/platform/audit/seal-log.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Db } from '../src/platform/db/database.ts'
import { runCommandLine } from './setup/command-line.mjs'
import { say } from './setup/say.mjs'
import { withSystemContext } from './system-context.ts'

const words = {
  missing: 'is gone',
  changed: 'was changed after it was written',
  broken: 'is not in its place in the chain',
}

const isLogWhole = async (db: Db) => {
  await sealLog(db)
  const { fault, seals, head, waiting } = await verifyLog(db)
  if (fault) {
    say(`The log is not as it was written: entry ${fault.entryId} ${words[fault.why]} (seal ${fault.no}).`)
    return false
  }
  if (waiting > 0) {
    say(`The log holds ${waiting} entries that were slipped in, or lacks some: they have no seal.`)
    return false
  }
  say(`The log is as it was written: ${seals} entries, the last sealed as ${head}.`)
  return true
}

const faults: Readonly<Record<ClosingFault['why'], string>> = {
  broken: 'it was changed itself, or the one before it is another',
  'out-of-turn': 'it is not the period that follows the one before it',
  fewer: 'entries of it are gone',
  more: 'entries were slipped into it',
  changed: 'a paper or a movement of money of it was changed',
  sums: 'its entries come to other sums',
  before: 'there are entries from before it, and it is the first',
  gone: 'it is gone, and the log tells of it',
}

const areClosingsWhole = async (db: Db) => {
  const { fault, closings, head } = await verifyClosings(db)
  if (fault) {
    say(`The books are not as they were closed: closing ${fault.no} (${fault.period}): ${faults[fault.why]}.`)
    return false
  }
  say(
    closings === 0
      ? 'No period of the books is closed yet.'
      : `The books are as they were closed: ${closings} closings, the last sealed as ${head}.`,
  )
  return true
}

/**
 * Proves that the audit log is as it was written, and each closed period as it was closed: the hashes of the last entry
 * and of the last closing can be noted outside of the house.
 */
await runCommandLine(() =>
  withSystemContext(readConfig(process.env), async ({ db }) =>
    (await isLogWhole(db)) && (await areClosingsWhole(db)) ? 0 : 1,
  ),
)
