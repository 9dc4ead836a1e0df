import type { Db } from '../../../../platform/db/database.ts'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import type { RefundedPart } from '../../../orders/credit-note-of-refund.ts'
import type { OrderRow } from '../../../orders/server/orders.table.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { filledWords } from './filled-words.ts'
import { WithdrawalMail } from './withdrawal-mail.tsx'

interface Accepted {
  readonly row: WithdrawalRow
  readonly order: OrderRow
  readonly refundId: string
  readonly amountCents: number
  readonly parts: readonly RefundedPart[]
  readonly goodsReceived: boolean
}

/** Says what is paid back. */
export const queueAcceptance = async (db: Db, { row, order, ...paid }: Accepted) => {
  const { language: lng } = row
  const amount = formatEuros(eurosOfCents(paid.amountCents), lng)
  const { house, words, fill } = await filledWords(db, {
    row,
    lng,
    values: { number: order.number, amount },
  })
  const { subject, text, sending, total, awaiting } = words.accepted
  const nameOf = ({ line, quantity }: RefundedPart) => {
    const agreed = line === 'shipping' ? undefined : order.contract.lines[line]
    if (!agreed) return sending
    const name = localized(lng, agreed.nameFr, agreed.nameEn)
    return `${quantity} × ${[name, agreed.size].filter(Boolean).join(', ')}`
  }
  const body = await renderMail(
    <WithdrawalMail
      house={house}
      lng={lng}
      subject={fill(subject)}
      greeting={fill(words.greeting)}
      paragraphs={text.map(fill)}
      sums={[
        ...paid.parts.map((part) => [nameOf(part), formatEuros(eurosOfCents(part.cents), lng)] as const),
        [total, amount],
      ]}
      after={paid.goodsReceived ? [] : [fill(awaiting)]}
      farewell={fill(words.farewell)}
    />,
  )
  await queueMail(db, {
    causeKey: `withdrawal:accepted:${row.id}:${paid.refundId}`,
    accountId: row.accountId ?? undefined,
    to: row.email,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}

/** Says why not, in the words of the house. */
export const queueRefusal = async (db: Db, { row, reason }: { row: WithdrawalRow; reason: string }) => {
  const { language: lng } = row
  const { house, words, fill } = await filledWords(db, { row, lng })
  const { subject, text, after } = words.refused
  const body = await renderMail(
    <WithdrawalMail
      house={house}
      lng={lng}
      subject={fill(subject)}
      greeting={fill(words.greeting)}
      paragraphs={text.map(fill)}
      quoted={reason}
      after={after.map(fill)}
      farewell={fill(words.farewell)}
    />,
  )
  await queueMail(db, {
    causeKey: `withdrawal:refused:${row.id}`,
    accountId: row.accountId ?? undefined,
    to: row.email,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}
