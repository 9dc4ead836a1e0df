import type { Refund, RefundRequest } from '../platform/payments/payment-provider.ts'
import { ProviderRefusal } from '../platform/payments/provider-errors.ts'
import type { MemoryIntents } from './memory-intents.ts'

/** What was given back of payments in memory. */
export const memoryRefunds = ({ find, nextId, tell }: MemoryIntents) => {
  const refunds = new Map<string, Refund & { readonly intentId: string }>()

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

  return {
    find: (id: string): Refund => {
      const refund = refunds.get(id)
      if (!refund) throw new Error(`The refund ${id} is gone`)
      return { id, status: refund.status, amountCents: refund.amountCents }
    },
    giveBack: (request: RefundRequest) => {
      check(request)
      const { intentId, amountCents } = request
      const id = nextId('re')
      const hasFailed = amountCents % 100 === 13
      const status = hasFailed ? 'failed' : 'succeeded'
      refunds.set(id, { id, intentId, amountCents, status })
      if (!hasFailed)
        tell('charge.refunded', { payment_intent: intentId, amount_refunded: refundedCents(intentId) })
      const object = { id, amount: amountCents, status, payment_intent: intentId }
      tell(hasFailed ? 'refund.failed' : 'refund.updated', object)
      return id
    },
  }
}
