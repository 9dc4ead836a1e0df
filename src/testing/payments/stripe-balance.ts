import type Stripe from 'stripe'
import type { Form } from './stripe-books.ts'
import { newId } from './stripe-objects.ts'

export type BalanceObject = Pick<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'available_on' | 'created' | 'currency' | 'fee' | 'net' | 'type'
> & {
  readonly source: { readonly id: string; readonly object: string; readonly payment_intent?: unknown } | null
}

export type PayoutObject = Pick<
  Stripe.Payout,
  | 'id'
  | 'object'
  | 'amount'
  | 'arrival_date'
  | 'automatic'
  | 'created'
  | 'currency'
  | 'reconciliation_status'
  | 'status'
>

const daySeconds = 86_400

type Entry = BalanceObject & { paidOut?: string }

/** What Stripe takes of a European card, and of a dispute. */
const feeOf = (amount: number) => Math.round(amount * 0.015) + 25
const disputeFee = 2_000

/** What an entry of the balance is made of; what is left out is as Stripe has it most of the time. */
type Entering = Pick<BalanceObject, 'type' | 'amount'> &
  Partial<Omit<BalanceObject, 'id'>> & { readonly waitsDays?: number }

/** A page of a list that is kept oldest first, as Stripe gives it: newest first, behind a row. */
const pageOf = <Row extends { readonly id: string }>(rows: readonly Row[], form: Form, url: string) => {
  const newest = rows.toReversed()
  const after = form.get('starting_after')
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1
  const limit = Number(form.get('limit') ?? 10)
  const data = newest.slice(from, from + limit)
  return { object: 'list', url, data, has_more: newest.length > from + limit }
}

/** The balance of a Stripe account in memory, and the payouts to its bank. */
export const bookOfBalance = (seconds: () => number) => {
  const entries: Entry[] = []
  const payouts: PayoutObject[] = []

  const enter = ({ waitsDays = 0, ...entry }: Entering) => {
    const { fee = 0, created = seconds() } = entry
    const head = { id: newId('txn'), object: 'balance_transaction' as const, currency: 'eur', source: null }
    const available_on = created + waitsDays * daySeconds
    const row: Entry = { ...head, fee, created, available_on, net: entry.amount - fee, ...entry }
    entries.push(row)
    return row
  }

  const isSince = (form: Form) => {
    const since = Number(form.get('created[gte]') ?? 0)
    return ({ created }: { readonly created: number }) => created >= since
  }

  return {
    enterBalance: enter,
    chargeEntered: (charge: { id: string; object: string; amount: number; payment_intent: unknown }) =>
      enter({
        type: 'charge',
        amount: charge.amount,
        fee: feeOf(charge.amount),
        source: charge,
        waitsDays: 3,
      }),
    disputeEntered: (dispute: { id: string; object: string; amount: number; payment_intent: unknown }) =>
      enter({ type: 'adjustment', amount: -dispute.amount, fee: disputeFee, source: dispute }),
    /** Sends what is available to the bank; returns the payout, or undefined where there is nothing. */
    payOut: (more: Partial<PayoutObject> = {}) => {
      const now = seconds()
      const due = entries.filter((entry) => !entry.paidOut && entry.available_on <= now)
      if (due.length === 0) return undefined
      const payout: PayoutObject = {
        id: newId('po'),
        object: 'payout',
        amount: due.reduce((sum, { net }) => sum + net, 0),
        arrival_date: now - (now % daySeconds) + daySeconds,
        automatic: true,
        created: now,
        currency: 'eur',
        reconciliation_status: 'completed',
        status: 'in_transit',
        ...more,
      }
      payouts.push(payout)
      const own = enter({ type: 'payout', amount: -payout.amount, source: payout })
      for (const entry of [...due, own]) entry.paidOut = payout.id
      return payout
    },
    changePayout: (id: string, change: Partial<PayoutObject>) => {
      const place = payouts.findIndex((payout) => payout.id === id)
      const payout = payouts[place]
      if (payout) payouts[place] = { ...payout, ...change }
    },
    listBalance: (form: Form) => {
      const payout = form.get('payout')
      const isAsked =
        payout === null ? isSince(form) : (each: { paidOut?: string }) => each.paidOut === payout
      const isExpanded = form.get('expand[0]') === 'data.source'
      const page = pageOf(entries.filter(isAsked), form, '/v1/balance_transactions')
      const data = page.data.map(({ paidOut: _, source, ...entry }) => ({
        ...entry,
        source: isExpanded ? source : (source?.id ?? null),
      }))
      return { ...page, data }
    },
    listPayouts: (form: Form) => pageOf(payouts.filter(isSince(form)), form, '/v1/payouts'),
  }
}
