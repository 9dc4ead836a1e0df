import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { spokenRange } from '../../../../shared/dates/spoken-range.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { eurosOfCents, formatEuros } from '../../../../shared/money.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { isMadeToMeasure } from '../../../catalog/catalog.rules.ts'
import type { AgreedLine, OrderContract } from '../../../papers/order-contract.ts'
import { promisedDay } from '../../status/promised-day.rules.ts'
import type { MailedLine } from './order-mail.tsx'
import { orderMailsEn } from './order-mails.en.ts'
import { orderMailsFr } from './order-mails.fr.ts'

const mails = { fr: orderMailsFr, en: orderMailsEn }

const sizeIn = (texts: (typeof mails)[keyof typeof mails], size: string) =>
  isMadeToMeasure(size) ? texts.madeToMeasure : size && texts.size.replace('{{size}}', size)

const mailedLine = (line: AgreedLine, { language: lng, deliveryMethod }: OrderContract): MailedLine => {
  const texts = mails[lng]
  const days = spokenRange({ from: line.promisedFrom, to: line.promisedTo }, lng)
  const promise = deliveryMethod === 'pickup' ? texts.ready : texts.promised
  return {
    name: localized(lng, line.nameFr, line.nameEn),
    size: sizeIn(texts, line.size),
    quantity: line.quantity,
    amount: formatEuros(eurosOfCents(line.unitCents * line.quantity)),
    promised: promise.replace('{{from}}', days.from).replace('{{to}}', days.to),
    notice: line.withdrawable ? undefined : texts.excluded,
    guarantee:
      line.durabilityYears === undefined
        ? undefined
        : texts.durability.replace('{{years}}', String(line.durabilityYears)),
  }
}

/** What was bought, as a mail lists it. */
export const mailedLines = (contract: OrderContract): readonly MailedLine[] =>
  contract.lines.map((line) => mailedLine(line, contract))

type AgreedSums = Pick<
  OrderContract,
  'language' | 'subtotalCents' | 'discountCents' | 'shippingCents' | 'totalCents'
>

/** The amounts of an order, each with its label, the total last. */
export const mailedSums = (contract: AgreedSums): readonly (readonly [string, string])[] => {
  const { language: lng, subtotalCents, discountCents, shippingCents, totalCents } = contract
  const texts = mails[lng]
  const euros = (cents: number) => formatEuros(eurosOfCents(cents))
  return [
    [texts.subtotal, euros(subtotalCents)],
    ...(discountCents > 0 ? [[texts.discount, euros(-discountCents)] as const] : []),
    [texts.shipping, shippingCents === 0 ? texts.free : euros(shippingCents)],
    [texts.total, euros(totalCents)],
  ]
}

/** How the customer is measured, as a paragraph of the mail. */
export const mailedMeasuring = ({
  measuring,
  language: lng,
}: Pick<OrderContract, 'measuring' | 'language'>): readonly string[] => {
  if (!measuring) return []
  const { measuredAtSalon, measuredAtHome } = mails[lng]
  return measuring.way === 'salon'
    ? [measuredAtSalon.replace('{{when}}', spokenTime(Date.parse(measuring.start), lng))]
    : [measuredAtHome.replace('{{phone}}', () => readablePhone(measuring.phone))]
}

type AgreedEvent = Pick<OrderContract, 'language' | 'deliveryMethod' | 'eventDate'> & {
  readonly lines: readonly Pick<AgreedLine, 'promisedTo'>[]
}

/** The event day of an order and its last promised day, as lines of the mail. */
export const mailedEvent = (contract: AgreedEvent): readonly string[] => {
  const { eventDate, deliveryMethod, language: lng } = contract
  const last = promisedDay(contract.lines)
  if (!eventDate || !last) return []
  const inTime = deliveryMethod === 'pickup' ? 'meantForReady' : 'meantFor'
  const sentence = mails[lng][last < eventDate ? inTime : 'meantForUnpromised']
  return [sentence.replace('{{day}}', spokenDay(eventDate, lng)).replace('{{last}}', spokenDay(last, lng))]
}
