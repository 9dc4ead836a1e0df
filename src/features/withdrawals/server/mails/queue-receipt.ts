import type { Db } from '../../../../platform/db/database.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { filledWords } from './filled-words.ts'
import { queueLetter } from './queue-letter.tsx'

/** Mails the whole declaration back with its day and time: the receipt on a durable medium that the law requires. */
export const queueReceipt = async (db: Db, row: WithdrawalRow) => {
  const filled = await filledWords(db, { row, lng: row.language })
  const { after, ...letter } = filled.words.received
  await queueLetter(db, {
    cause: `received:${row.id}`,
    row,
    filled,
    ...letter,
    quoted: row.statement,
    after: after.map(filled.fill),
  })
}

/** Mails that a declaration came in, without any of its text, and how the owner of the address can request it. */
export const queueNotice = async (db: Db, row: WithdrawalRow, address: string) => {
  const filled = await filledWords(db, { row, lng: row.language })
  const { after, button, hint, ...letter } = filled.words.noted
  await queueLetter(db, {
    cause: `noted:${row.id}`,
    row,
    filled,
    ...letter,
    link: { address, button, hint },
    after: after.map(filled.fill),
  })
}
