import type { Db } from '../../../../platform/db/database.ts'
import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import type { OrderRow } from '../../../orders/server/orders.table.ts'
import type { RefundedPart } from '../../../papers/credit-note-of-refund.ts'
import type { WithdrawalRow } from '../withdrawals.table.ts'
import { filledWords } from './filled-words.ts'
import { queueLetter } from './queue-letter.tsx'

interface Accepted {
  readonly row: WithdrawalRow
  readonly order: OrderRow
  readonly refundId: string
  readonly amountCents: number
  readonly parts: readonly RefundedPart[]
  /** Null if no product had left the house. */
  readonly goodsReceived: boolean | null
  readonly withheldCents: number
  readonly withheldReason: string
}

/** Queues the mail that says what is refunded. */
export const queueAcceptance = async (db: Db, { row, order, ...paid }: Accepted) => {
  const { language: lng } = row
  const euros = (cents: number) => formatEuros(eurosOfCents(cents))
  const amount = euros(paid.amountCents)
  const filled = await filledWords(db, {
    row,
    lng,
    values: {
      number: order.number,
      amount,
      withheld: euros(paid.withheldCents),
      reason: paid.withheldReason,
    },
  })
  const { sending, total, awaiting, withheld, ...letter } = filled.words.accepted
  const nameOf = ({ line, quantity }: RefundedPart) => {
    const agreed = line === 'shipping' ? undefined : order.contract.lines[line]
    if (!agreed) return sending
    const name = localized(lng, agreed.nameFr, agreed.nameEn)
    return `${quantity} × ${[name, agreed.size].filter(Boolean).join(', ')}`
  }
  await queueLetter(db, {
    cause: `accepted:${row.id}:${paid.refundId}`,
    row,
    filled,
    ...letter,
    sums: [...paid.parts.map((part) => [nameOf(part), euros(part.cents)] as const), [total, amount]],
    after: [
      ...(paid.withheldCents > 0 ? [filled.fill(withheld)] : []),
      ...(paid.goodsReceived === false ? [filled.fill(awaiting)] : []),
    ],
  })
}

/** Queues the mail that refuses the withdrawal, with the reason as the team wrote it. */
export const queueRefusal = async (db: Db, { row, reason }: { row: WithdrawalRow; reason: string }) => {
  const filled = await filledWords(db, { row, lng: row.language })
  const { after, ...letter } = filled.words.refused
  await queueLetter(db, {
    cause: `refused:${row.id}`,
    row,
    filled,
    ...letter,
    quoted: reason,
    after: after.map(filled.fill),
  })
}

interface Awaited {
  readonly row: WithdrawalRow
  /** The number of the order. */
  readonly number: string
}

/** Queues the mail that accepts the withdrawal and asks for the parcel. */
export const queueAwaited = async (db: Db, { row, number }: Awaited) => {
  const filled = await filledWords(db, { row, lng: row.language, values: { number } })
  await queueLetter(db, { cause: `awaited:${row.id}`, row, filled, ...filled.words.awaited })
}

/** Queues the mail that says that the parcel has come, once for each change of what is noted. */
export const queueParcel = async (db: Db, { row, number, cameOn }: Awaited & { cameOn: CivilDate }) => {
  const day = spokenDay(cameOn, row.language)
  const filled = await filledWords(db, { row, lng: row.language, values: { number, day } })
  const { next, ...letter } = filled.words.parcel
  await queueLetter(db, {
    cause: `parcel:${row.id}:${row.returnsVersion}`,
    row,
    filled,
    ...letter,
    after: row.refundId === null && row.status !== 'refused' ? [filled.fill(next)] : [],
  })
}
