import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { Letter } from '../../../../platform/mail/letter.tsx'
import { LetterLink } from '../../../../platform/mail/letter-link.tsx'
import { queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { readHouse } from '../../../settings/server/house.public.ts'
import type { OrderRow } from '../orders.table.ts'
import { orderMailsFr } from './order-mails.fr.ts'

interface Failed {
  readonly order: OrderRow
  readonly refund: Pick<GivenBack, 'refundId' | 'amountCents' | 'attempt'>
}

const lng = 'fr'

/**
 * Tells the house, in its own language, that a refund has failed and is owed: the customer was told that the house
 * takes care of it.
 */
export const queueFailedRefund = async (
  { publicUrl }: Pick<Context, 'publicUrl'>,
  db: Db,
  { order, refund }: Failed,
) => {
  const house = await readHouse(db)
  const { subject, text, button } = orderMailsFr.house.refundFailed
  const values: Readonly<Record<string, string>> = {
    number: order.number,
    amount: formatEuros(eurosOfCents(refund.amountCents), lng),
  }
  const fill = fillPlaces(values)
  const address = `${publicUrl}${pathTo('adminOrder', { orderId: order.id })}`
  const body = await renderMail(
    <Letter house={house.name} lng={lng} subject={fill(subject)}>
      <p>{fill(text)}</p>
      <LetterLink address={address} button={button} hint={orderMailsFr.linkHint} />
    </Letter>,
  )
  await queueMail(db, {
    causeKey: `order-refund-failed:${refund.refundId}:${refund.attempt}`,
    to: house.email,
    language: lng,
    subject: fill(subject),
    ...body,
  })
}
