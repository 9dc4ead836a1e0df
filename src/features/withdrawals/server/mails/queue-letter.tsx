import type { ComponentProps } from 'react'
import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import type { filledWords } from './filled-words.ts'
import { WithdrawalMail } from './withdrawal-mail.tsx'

type Filled = Awaited<ReturnType<typeof filledWords>>
type Shown = ComponentProps<typeof WithdrawalMail>

interface Letter extends Pick<Shown, 'quoted' | 'sums' | 'after' | 'link'> {
  /** The event that the mail is about, so that it is written only once. */
  readonly cause: string
  readonly row: WithdrawalRow
  readonly filled: Filled
  readonly subject: string
  readonly text: readonly string[]
}

/**
 * Queues a mail to the declaring customer in the customer's language, with fixed texts, in the transaction of the
 * event. The name is only used if the address is known to be the customer's own: a stranger may have typed a sentence
 * to another person as the name.
 */
export const queueLetter = async (db: Db, { cause, row, filled, subject, text, ...more }: Letter) => {
  const { house, words, fill } = filled
  const { language: lng, accountId, email: to } = row
  const body = await renderMail(
    <WithdrawalMail
      house={house}
      lng={lng}
      subject={fill(subject)}
      greeting={row.emailConfirmedAt === null ? undefined : fill(words.greeting)}
      paragraphs={text.map(fill)}
      farewell={fill(words.farewell)}
      {...more}
    />,
  )
  await queueMail(db, {
    causeKey: `withdrawal:${cause}`,
    accountId: accountId ?? undefined,
    to,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}
