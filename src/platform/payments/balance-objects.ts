import { z } from 'zod'
import type { BalanceKind } from '../../shared/payments/balance-kinds.ts'
import type { BalanceTransaction, Payout } from './provider-balance.ts'
import { objectOrId } from './provider-objects.ts'

/** What a movement comes from, as far as it says which payment of a customer it is about. */
const sourceObject = z.object({ id: z.string(), object: z.string(), payment_intent: objectOrId })

const balanceObject = z.object({
  id: z.string(),
  type: z.string(),
  amount: z.number().int(),
  fee: z.number().int(),
  net: z.number().int(),
  currency: z.string(),
  created: z.number(),
  available_on: z.number(),
  source: z.union([z.string(), sourceObject]).nullable(),
})

const payoutObject = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string(),
  created: z.number(),
  arrival_date: z.number(),
  reconciliation_status: z.string(),
})

/** The fields that we read of Stripe's objects; the SDK's types must fit them, and the demo answers the same fields. */
export type BalanceObject = z.output<typeof balanceObject>
export type PayoutObject = z.output<typeof payoutObject>

const kinds: ReadonlyMap<string, BalanceKind> = new Map<string, BalanceKind>([
  ['charge', 'charge'],
  ['payment', 'charge'],
  ['refund', 'refund'],
  ['payment_refund', 'refund'],
  ['refund_failure', 'refund-failure'],
  ['stripe_fee', 'fee'],
  ['stripe_fx_fee', 'fee'],
  ['tax_fee', 'fee'],
  ['application_fee', 'fee'],
  ['adjustment', 'adjustment'],
  ['payout', 'payout'],
  ['payout_failure', 'payout-return'],
  ['payout_cancel', 'payout-return'],
])

const idOf = (source: z.output<typeof objectOrId>) =>
  typeof source === 'string' ? source : (source?.id ?? null)

/** Stripe has no type for a dispute: it is an adjustment that comes from one, below 0 when the bank takes the money. */
const kindOf = ({ type, source, amount }: BalanceObject): BalanceKind => {
  const isOfDispute = typeof source === 'object' && source?.object === 'dispute'
  if (isOfDispute) return amount < 0 ? 'dispute' : 'dispute-reversal'
  return kinds.get(type) ?? 'other'
}

/** Converts a movement of Stripe's balance, whose source is expanded, to ours. */
export const balanceTransactionOf = (object: BalanceObject): BalanceTransaction => {
  const { source } = object
  const from = typeof source === 'object' ? source : null
  const idIf = (name: string) => (from?.object === name ? from.id : null)
  return {
    id: object.id,
    kind: kindOf(object),
    type: object.type,
    grossCents: object.amount,
    feeCents: object.fee,
    netCents: object.net,
    currency: object.currency,
    atMs: object.created * 1000,
    availableAtMs: object.available_on * 1000,
    sourceId: idOf(source),
    intentId: idOf(from?.payment_intent),
    refundId: idIf('refund'),
    disputeId: idIf('dispute'),
  }
}

const makeups: ReadonlyMap<string, Payout['makeup']> = new Map<string, Payout['makeup']>([
  ['completed', 'told'],
  ['in_progress', 'awaited'],
])

/** Converts a payout of Stripe to ours. Of one that was asked for by hand, Stripe never tells what it is made of. */
export const payoutOf = (object: PayoutObject): Payout => ({
  id: object.id,
  amountCents: object.amount,
  currency: object.currency,
  status: object.status,
  createdAtMs: object.created * 1000,
  // Stripe names the day by its midnight in UTC.
  arrivesOn: new Date(object.arrival_date * 1000).toISOString().slice(0, 10),
  makeup: makeups.get(object.reconciliation_status) ?? 'untold',
})
