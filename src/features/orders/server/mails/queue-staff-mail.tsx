import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { DisputeNews, FailedRefund, FraudNews } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { disputeReason, fraudReason, refundFailure } from '../../../payments/alerts/alert-words.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { OrderRow } from '../orders.table.ts'
import { mailedLines } from './mailed-lines.ts'
import { orderMailsFr } from './order-mails.fr.ts'

const lng = 'fr'

const euros = (cents: number) => formatEuros(eurosOfCents(cents))

interface StaffMail {
  readonly order: OrderRow
  readonly kind: keyof typeof orderMailsFr.house
  readonly causeKey: string
  readonly values: Readonly<Record<string, string>>
  /** Further paragraphs, as they are. */
  readonly details?: readonly string[]
}

/** Tells the house about an order, in its own language, in the transaction of the event; once for each cause. */
const queueStaffMail = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  { order, kind, causeKey, values, details = [] }: StaffMail,
) => {
  const house = await readHouse(db)
  const { subject, text, button } = orderMailsFr.house[kind]
  const fill = fillPlaces({ number: order.number, ...values })
  const address = `${publicUrl}${pathTo('adminOrder', { orderId: order.id })}`
  const body = await renderMail(
    <Letter house={house.name} lng={lng} subject={fill(subject)}>
      <p>{fill(text)}</p>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <LetterLink address={address} button={button} hint={orderMailsFr.linkHint} />
    </Letter>,
  )
  await queueMail(db, { causeKey, to: house.email, language: lng, subject: fill(subject), ...body })
}

/** Tells the house of a new order: what was bought, by whom, for when, and what the customer wrote. */
export const queueNewOrder = (ctx: Pick<Context, 'publicUrl'>, db: Db, order: OrderRow) => {
  const { contract, billingAddress, totalCents, promisedTo, notes } = order
  const { firstName, lastName } = billingAddress
  const inFrench = { ...contract, language: lng } as const
  return queueStaffMail(ctx, db, {
    order,
    kind: 'ordered',
    causeKey: `order-new:${order.id}`,
    values: {
      name: `${firstName} ${lastName}`.trim(),
      amount: euros(totalCents),
      day: spokenDay(promisedTo, lng),
    },
    details: [
      ...mailedLines(inFrench).map(({ name, size, quantity }) =>
        [`${quantity} × ${name}`, size].filter(Boolean).join(', '),
      ),
      ...(notes ? [`«\u00a0${notes}\u00a0»`] : []),
    ],
  })
}

interface Failed {
  readonly order: OrderRow
  readonly refund: Pick<FailedRefund, 'refundId' | 'amountCents' | 'attempt' | 'failure'>
}

/** Tells the house that a refund has failed and is owed: the customer was told that the house takes care of it. */
export const queueFailedRefund = (
  ctx: Pick<Context, 'publicUrl'>,
  db: Db,
  { order, refund: { refundId, attempt, amountCents, failure } }: Failed,
) =>
  queueStaffMail(ctx, db, {
    order,
    kind: 'refundFailed',
    causeKey: `order-refund-failed:${refundId}:${attempt}`,
    values: { amount: euros(amountCents), reason: refundFailure(failure, lng) },
  })

type Alert =
  | { readonly order: OrderRow; readonly dispute: DisputeNews }
  | { readonly order: OrderRow; readonly report: FraudNews }

const disputeMails = { to_answer: 'disputed', won: 'disputeWon', lost: 'disputeLost' } as const

/**
 * Tells the house that a payment is suspected or disputed, and how a bank has decided. That a bank reviews an answer is
 * no news that anybody has to act upon.
 */
export const queueAlertMail = async (ctx: Pick<Context, 'publicUrl'>, db: Db, alert: Alert) => {
  const { order } = alert
  if ('report' in alert) {
    const { id, reason } = alert.report
    const values = { reason: fraudReason(reason, lng), amount: euros(order.totalCents) }
    await queueStaffMail(ctx, db, { order, kind: 'suspected', causeKey: `order-suspected:${id}`, values })
    return
  }
  const { id, status, standing, reason, amountCents, answerDueAt } = alert.dispute
  if (standing === 'under_review') return
  const due = answerDueAt && spokenDay(parisTime(answerDueAt.getTime()).date, lng)
  await queueStaffMail(ctx, db, {
    order,
    kind: disputeMails[standing],
    // A bank that only asked may open a dispute afterwards, under the same id.
    causeKey: `order-disputed:${id}:${status}`,
    values: {
      reason: disputeReason(reason, lng),
      amount: euros(amountCents),
      due: due ? fillPlaces({ day: due })(orderMailsFr.disputeDue) : '',
    },
  })
}
