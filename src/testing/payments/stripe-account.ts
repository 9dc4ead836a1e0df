import Stripe from 'stripe'
import type { RawEvent } from '../../platform/payments/payment-provider.ts'
import type { Decline } from '../../shared/payments/declines.ts'
import { bookOfBalance } from './stripe-balance.ts'
import { bookOfIntents, bookOfRefunds } from './stripe-books.ts'
import {
  type DisputeObject,
  type IntentObject,
  newCharge,
  newDispute,
  newId,
  paymentError,
} from './stripe-objects.ts'

interface AccountOptions {
  readonly webhookSecret: string
  readonly nowMs: () => number
}

/** A Stripe account in memory: its payments, its balance, and the signed events about them. */
export const stripeAccount = ({ webhookSecret, nowMs }: AccountOptions) => {
  const told: RawEvent[] = []
  const seconds = () => Math.floor(nowMs() / 1000)

  const sign = (payload: string) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: seconds() })

  const tell = (type: string, object: object) => {
    const head = { id: newId('evt'), object: 'event', api_version: Stripe.API_VERSION, created: seconds() }
    const tail = { livemode: false, pending_webhooks: 1, request: { id: null, idempotency_key: null }, type }
    const payload = JSON.stringify({ ...head, data: { object }, ...tail })
    told.push({ body: payload, signature: sign(payload) })
  }

  const { find, change, act, open, cancel } = bookOfIntents({ seconds, tell })
  const balance = bookOfBalance(seconds)
  const disputes = new Map<string, DisputeObject>()
  return {
    told,
    /** Signs an event at the current time, as for a repeated delivery, because a signature expires. */
    sign,
    tell,
    find,
    open,
    cancel,
    ...bookOfRefunds(find, {
      seconds,
      tell,
      refundMoved: (type, amount, source) => balance.enterBalance({ type, amount, source }),
    }),
    ...balance,
    /** The amount that was refunded to the customer. */
    givenBackCents: (id: string) => find(id).latest_charge?.amount_refunded ?? 0,
    /** The actions of the customer's browser that involve only Stripe; a decided payment stays as it is. */
    customer: {
      pays: (id: string) => {
        const intent = find(id)
        const paid = { status: 'succeeded', amount_received: intent.amount } as const
        const charge = newCharge(intent)
        act(id, 'payment_intent.succeeded', { ...paid, latest_charge: charge })
        if (find(id).latest_charge === charge) balance.chargeEntered(charge)
      },
      /** The customer's bank takes some of a payment back; returns the dispute. */
      disputes: (id: string, amount: number) => {
        const { latest_charge: charge } = find(id)
        if (!charge) throw new Error(`${id} was not paid`)
        const dispute = newDispute({ charge, amount, created: seconds() })
        disputes.set(dispute.id, dispute)
        balance.disputeEntered(dispute)
        tell('charge.dispute.created', dispute)
        return dispute.id
      },
      /** The bank decides a dispute: one that the house wins is given back. */
      decides: (disputeId: string, status: 'won' | 'lost') => {
        const dispute = disputes.get(disputeId)
        if (!dispute) throw new Error(`${disputeId} is no dispute`)
        if (status === 'won')
          balance.enterBalance({ type: 'adjustment', amount: dispute.amount, source: dispute })
        tell('charge.dispute.closed', { ...dispute, status })
      },
      isDeclined: (id: string, decline: Decline) => {
        const error = { last_payment_error: paymentError(decline) }
        act(id, 'payment_intent.payment_failed', { status: 'requires_payment_method', ...error })
      },
      isAsked: (id: string) => act(id, 'payment_intent.requires_action', { status: 'requires_action' }),
      becomes: (id: string, status: IntentObject['status']) => {
        change(id, `payment_intent.${status}`, { status })
      },
    },
  }
}

export type StripeAccount = ReturnType<typeof stripeAccount>
