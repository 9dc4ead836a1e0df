import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { filledWords } from './filled-words.ts'
import { WithdrawalMail } from './withdrawal-mail.tsx'

/** Sends the declaration back whole, with its day and time: the receipt on a durable medium that law asks for. */
export const queueReceipt = async (db: Db, row: WithdrawalRow) => {
  const { language: lng } = row
  const { house, words, fill } = await filledWords(db, { row, lng })
  const { subject, text, after } = words.received
  const body = await renderMail(
    <WithdrawalMail
      house={house}
      lng={lng}
      subject={fill(subject)}
      greeting={fill(words.greeting)}
      paragraphs={text.map(fill)}
      quoted={row.statement}
      after={after.map(fill)}
      farewell={fill(words.farewell)}
    />,
  )
  await queueMail(db, {
    causeKey: `withdrawal:received:${row.id}`,
    accountId: row.accountId ?? undefined,
    to: row.email,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}
