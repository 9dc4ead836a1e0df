import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { filledWords } from './filled-words.ts'
import { WithdrawalMail } from './withdrawal-mail.tsx'

const lng = 'fr'

/** Queues a mail to the house's address for returns, in the house's own language. */
export const queueHouseNotice = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  row: WithdrawalRow,
) => {
  const { house, returnsEmail, words, fill } = await filledWords(db, { row, lng })
  const { subject, text, button, hint } = words.house
  const address = `${publicUrl}${pathTo('adminWithdrawals')}?opened=${row.id}`
  const body = await renderMail(
    <WithdrawalMail
      house={house}
      lng={lng}
      subject={fill(subject)}
      paragraphs={text.map(fill)}
      quoted={row.statement}
      link={{ address, button, hint }}
    />,
  )
  await queueMail(db, {
    causeKey: `withdrawal:house:${row.id}`,
    accountId: row.accountId ?? undefined,
    to: returnsEmail,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}
