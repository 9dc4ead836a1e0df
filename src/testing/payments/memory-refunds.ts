import type { Refund, RefundRequest } from '../../platform/payments/payment-provider.ts'
import { ProviderRefusal } from '../../platform/payments/provider-errors.ts'
import type { MemoryIntents } from './memory-intents.ts'

interface KeptRefund extends Refund {
  readonly intentId: string
  readonly metadata: RefundRequest['metadata']
}

/** What was given back of payments in memory. */
export const memoryRefunds = ({ find, nextId, tell }: MemoryIntents) => {
  const refunds = new Map<string, KeptRefund>()

  const refundedCents = (id: string) =>
    [...refunds.values()]
      .filter(({ intentId, status }) => intentId === id && status === 'succeeded')
      .reduce((sum, { amountCents }) => sum + amountCents, 0)

  const check = ({ intentId, amountCents }: RefundRequest) => {
    const { status, capturedCents } = find(intentId)
    if (status !== 'succeeded') throw new ProviderRefusal('not_paid')
    if (amountCents < 1) throw new ProviderRefusal('other')
    if (refundedCents(intentId) + amountCents > capturedCents) throw new ProviderRefusal('refund_too_large')
  }

  const told = ({ id, intentId, amountCents, status, metadata }: KeptRefund) => {
    const object = { id, amount: amountCents, status, payment_intent: intentId, metadata }
    tell(status === 'failed' ? 'refund.failed' : 'refund.updated', object)
  }

  return {
    refundedCents,
    /** What went and has not come back. */
    goneIds: () => [...refunds.values()].flatMap(({ id, status }) => (status === 'succeeded' ? [id] : [])),
    find: (id: string): Refund => {
      const refund = refunds.get(id)
      if (!refund) throw new Error(`The refund ${id} is gone`)
      return { id, status: refund.status, amountCents: refund.amountCents }
    },
    giveBack: (request: RefundRequest) => {
      check(request)
      const { intentId, amountCents, metadata } = request
      const id = nextId('re')
      const hasFailed = amountCents % 100 === 13
      const status = hasFailed ? 'failed' : 'succeeded'
      const refund: KeptRefund = { id, intentId, amountCents, status, metadata }
      refunds.set(id, refund)
      if (!hasFailed)
        tell('charge.refunded', { payment_intent: intentId, amount_refunded: refundedCents(intentId) })
      told(refund)
      return id
    },
    /** The customer's bank sends the money back that had gone to it; answers whether there was any. */
    comesBack: (id: string) => {
      const refund = refunds.get(id)
      if (refund?.status !== 'succeeded') return false
      const returned: KeptRefund = { ...refund, status: 'failed' }
      refunds.set(id, returned)
      told(returned)
      return true
    },
  }
}

export type MemoryRefunds = ReturnType<typeof memoryRefunds>
