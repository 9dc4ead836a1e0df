import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { fillPlaces } from '../../../../platform/mail/fill-places.ts'
import { type Attachment, dropHeldMail, queueMail } from '../../../../platform/mail/queue-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import type { GivenBack } from '../../../../platform/payments/payment-purpose.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { pathTo } from '../../../../sitemap.ts'
import { legalGuaranteeText } from '../../../documents/server/documents.public.ts'
import { attachedGuarantees } from '../../../guarantees/server/guarantees.public.ts'
import { lastDayToWithdraw } from '../../withdrawn/withdrawal-period.ts'
import type { OrderRow } from '../orders.table.ts'
import { mailedEvent, mailedLines, mailedMeasuring, mailedSums } from './mailed-lines.ts'
import { OrderMail } from './order-mail.tsx'
import { orderMailsEn } from './order-mails.en.ts'
import { type OrderMailKind, orderMailsFr } from './order-mails.fr.ts'

const mails = { fr: orderMailsFr, en: orderMailsEn }

interface NewMail {
  readonly order: OrderRow
  readonly kind: OrderMailKind
  readonly refund?: Pick<GivenBack, 'refundId' | 'attempt' | 'amountCents'> & { readonly number: string }
  readonly tracking?: { readonly carrier: string; readonly number: string; readonly url: string }
  readonly pickupAddress?: string
  /** How often it has happened to the order; each time has its own mail. */
  readonly time?: number
  /** For so long the act can be taken back before the mail leaves. */
  readonly heldSeconds?: number
  /** The invoice or credit note that is attached. */
  readonly paper?: {
    readonly id: string
    readonly number: string
    readonly attachments: readonly Attachment[]
  }
}

/** Queues a mail to the customer about the order, in the language of the purchase, in the transaction of the event. */
export const queueOrderMail = async (ctx: Pick<Context, 'publicUrl'>, db: Db, mail: NewMail) => {
  const { order, kind, tracking } = mail
  const { language: lng, contract } = order
  const texts = mails[lng]
  const fill = filler(ctx, mail)
  const { subject, text, button } = texts[kind]
  const bought = kind === 'paid'
  // There is no right of withdrawal when all products of the order are made to measure (L221-28 3°).
  const mayWithdraw = contract.lines.some(({ withdrawable }) => withdrawable)
  const durable = contract.lines.flatMap((line) => (line.durabilityYears ? [line.productId] : []))
  const guarantees = bought ? await attachedGuarantees(db, { language: lng, durable }) : []
  const body = await renderMail(
    <OrderMail
      house={contract.house.name}
      lng={lng}
      subject={fill(subject)}
      greeting={fill(texts.greeting)}
      paragraphs={[
        ...text.map(fill),
        ...(bought ? [...mailedMeasuring(contract), ...mailedEvent(contract)] : []),
        ...(kind === 'delivered' && mayWithdraw ? [fill(texts.changeOfMind)] : []),
      ]}
      lines={bought ? mailedLines(contract) : []}
      sums={bought ? mailedSums(contract) : []}
      link={{ address: tracking?.url ?? addressOf(ctx, mail), button, hint: texts.linkHint }}
      smallPrint={
        bought
          ? [
              ...[...(mayWithdraw ? [texts.withdrawal] : []), texts.terms].map(fill),
              ...(guarantees.length > 0 ? [texts.guaranteeAttached] : []),
              texts.guaranteeLaw,
              ...legalGuaranteeText(lng).map(({ marker, text }) => (marker ? `${marker} ${text}` : text)),
            ]
          : []
      }
      farewell={fill(texts.farewell)}
    />,
  )
  await queueMail(db, {
    causeKey: causeOf(mail),
    accountId: order.accountId ?? undefined,
    to: order.email,
    language: lng,
    subject: fill(subject),
    ...body,
    attachments: mail.paper?.attachments ?? guarantees,
    ...(mail.heldSeconds !== undefined && { heldSeconds: mail.heldSeconds }),
  })
}

/** Takes back a mail that has not left yet; tells whether it was there to be taken back. */
export const dropOrderMail = (db: Db, mail: NewMail) => dropHeldMail(db, causeOf(mail))

/** The cause of the mail: money that came back and was sent again gets a second mail. */
const goneAs = ({ refundId, attempt }: Pick<GivenBack, 'refundId' | 'attempt'>) =>
  attempt === 1 ? [refundId] : [refundId, attempt]

const causeOf = ({ order, kind, refund, paper, time = 1 }: NewMail) =>
  paper
    ? `paper:${paper.id}`
    : ['order', kind, order.id, ...(refund ? goneAs(refund) : []), ...(time > 1 ? [time] : [])].join(':')

const addressOf = ({ publicUrl }: Pick<Context, 'publicUrl'>, { order, kind }: NewMail) => {
  const path = kind === 'expired' ? pathTo('cart') : pathTo('order', { orderId: order.id })
  return `${publicUrl}${localizedPath(path, order.language)}`
}

const filler = ({ publicUrl }: Pick<Context, 'publicUrl'>, mail: NewMail) => {
  const { order, refund, tracking, paper, pickupAddress = '' } = mail
  const { contract, language: lng, deliveredAt } = order
  const until = deliveredAt && lastDayToWithdraw(parisTime(deliveredAt.getTime()).date)
  const values: Readonly<Record<string, string>> = {
    house: contract.house.name,
    email: contract.house.email,
    number: order.number,
    version: contract.terms.version,
    withdrawal: `${publicUrl}${localizedPath(pathTo('withdrawal'), lng)}`,
    until: until ? spokenDay(until, lng) : '',
    carrier: tracking?.carrier ?? '',
    tracking: tracking?.number ?? '',
    address: pickupAddress,
    amount: refund ? formatEuros(eurosOfCents(refund.amountCents)) : '',
    creditNote: refund?.number ?? '',
    paper: paper?.number ?? '',
    firstName: contract.billingAddress.firstName,
  }
  return fillPlaces(values)
}
