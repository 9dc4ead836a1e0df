import type { Decline } from '../../../shared/payments/declines.ts'
import type { PaidBy } from '../payment-provider.ts'
import type { Telling } from './demo-payments.table.ts'

/** A card as the customer typed it: it is checked at once, and never stored. */
export interface TypedCard {
  readonly cardNumber: string
  readonly expMonth: number
  /** The year in four digits, or the last two digits of a year of this century. */
  readonly expYear: number
  readonly cvc: string
}

type Behaviour = 'succeeds' | 'asks' | Decline

export type Aftermath = 'dispute' | 'warning'

/**
 * The card numbers that Stripe documents for tests, so that one list works with both providers. No bank ever issued
 * them.
 */
const behaviours: ReadonlyMap<string, Behaviour> = new Map<string, Behaviour>([
  ['4242424242424242', 'succeeds'],
  ['5555555555554444', 'succeeds'],
  ['4000000000000259', 'succeeds'],
  ['4000000000005423', 'succeeds'],
  ['4000000000005126', 'succeeds'],
  ['4000002500003155', 'asks'],
  ['4000002760003184', 'asks'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000002', 'declined'],
  ['4000000000009987', 'declined'],
  ['4000000000009979', 'declined'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4000000000006975', 'velocity_exceeded'],
])

/** The events after a payment with these numbers of Stripe's list: the bank disputes it, or warns of fraud. */
const aftermaths: ReadonlyMap<string, Aftermath> = new Map<string, Aftermath>([
  ['4000000000000259', 'dispute'],
  ['4000000000005423', 'warning'],
])

/**
 * Whether a refund to this card is sent back by its bank, as with this number of Stripe's list; only its last digits
 * are known.
 */
export const isClosedCard = (last4: string | null) => last4 === '5126'

/** Security codes by which a test chooses how its events arrive. */
const tellings: ReadonlyMap<string, Telling> = new Map<string, Telling>([
  ['901', 'late'],
  ['902', 'twice'],
  ['903', 'out_of_order'],
])

/** The security code of a payment that the bank is slow to decide. */
const slowCvc = '904'

export type Judgement =
  | { readonly outcome: 'succeeds'; readonly card: PaidBy; readonly aftermath: Aftermath | null }
  | { readonly outcome: 'asks'; readonly card: PaidBy }
  | { readonly outcome: 'takes_time'; readonly card: PaidBy }
  | { readonly outcome: 'declined'; readonly decline: Decline; readonly card: PaidBy | null }

/**
 * The answer of the bank to this card in this month; a number that is not a test card is refused without sending it
 * anywhere.
 */
export const judgeCard = (typed: TypedCard, today: { year: number; month: number }): Judgement => {
  const number = typed.cardNumber.replace(/[\s-]/g, '')
  const behaviour = passesLuhn(number) ? behaviours.get(number) : undefined
  if (!behaviour) return { outcome: 'declined', decline: 'incorrect_number', card: null }
  const card = { brand: brandOf(number), last4: number.slice(-4), country: 'FR' }
  if (isPast(typed, today)) return { outcome: 'declined', decline: 'expired_card', card }
  if (!/^\d{3}$/.test(typed.cvc)) return { outcome: 'declined', decline: 'incorrect_cvc', card }
  if (behaviour === 'asks') return { outcome: 'asks', card }
  if (behaviour !== 'succeeds') return { outcome: 'declined', decline: behaviour, card }
  if (typed.cvc === slowCvc) return { outcome: 'takes_time', card }
  return { outcome: 'succeeds', card, aftermath: aftermaths.get(number) ?? null }
}

export const tellingOf = ({ cvc }: TypedCard): Telling => tellings.get(cvc) ?? 'at_once'

const brandOf = (number: string) => (number.startsWith('5') ? 'mastercard' : 'visa')

/** Whether a card has expired; it is valid until the end of its month. */
const isPast = ({ expMonth, expYear }: TypedCard, { year, month }: { year: number; month: number }) => {
  if (expMonth < 1 || expMonth > 12) return true
  const fullYear = expYear < 100 ? 2000 + expYear : expYear
  return fullYear * 12 + expMonth < year * 12 + month
}

/** Whether the check digit at the end of a card number is right. */
export const passesLuhn = (number: string) => {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, figure, place) => {
    const value = Number(figure) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
