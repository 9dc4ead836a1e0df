import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { pathTo } from '../../../../sitemap.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { filledWords } from './filled-words.ts'
import { WithdrawalMail } from './withdrawal-mail.tsx'

const lng = 'fr'

type InMailing = Pick<Context, 'publicUrl'>

interface Notice {
  readonly row: WithdrawalRow
  readonly about: 'house' | 'reminder'
}

/** Queues a mail to the house's address for returns, in the house's own language. */
const queueNotice = async ({ publicUrl }: InMailing, db: Db, { row, about }: Notice) => {
  const { house, returnsEmail, words, fill } = await filledWords(db, { row, lng })
  const { subject, text, button, hint } = words[about]
  const address = `${publicUrl}${pathTo('adminWithdrawals')}?opened=${row.id}`
  const body = await renderMail(
    <WithdrawalMail
      house={house}
      lng={lng}
      subject={fill(subject)}
      paragraphs={text.map(fill)}
      {...(about === 'house' && { quoted: row.statement })}
      link={{ address, button, hint }}
    />,
  )
  await queueMail(db, {
    causeKey: `withdrawal:${about}:${row.id}`,
    accountId: row.accountId ?? undefined,
    to: returnsEmail,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}

/** Tells the house of a declaration. */
export const queueStaffNotice = (ctx: InMailing, db: Db, row: WithdrawalRow) =>
  queueNotice(ctx, db, { row, about: 'house' })

/** Reminds the house of a parcel that does not come. */
export const queueReminder = (ctx: InMailing, db: Db, row: WithdrawalRow) =>
  queueNotice(ctx, db, { row, about: 'reminder' })
