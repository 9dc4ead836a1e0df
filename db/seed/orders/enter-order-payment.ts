import { paymentJournal, payments, refunds } from '../../../src/features/payments/server/payments.table.ts'
import type { Db } from '../../../src/platform/db/database.ts'
import { demoIntents, demoRefunds } from '../../../src/platform/payments/demo/demo-payments.table.ts'
import { demoId } from '../products/demo-product.ts'
import type { NumberedOrder } from './demo-order-plan.ts'

export const paymentIdOf = (orderId: string) => demoId(`payment ${orderId}`)

export const refundIdOf = (orderId: string, at: Date) => demoId(`refund ${orderId} ${at.toISOString()}`)

const bareOf = (id: string) => id.replaceAll('-', '')

export const intentIdOf = (orderId: string) => `pi_demo_${bareOf(paymentIdOf(orderId))}`

const card = { brand: 'visa', last4: '4242', country: 'FR' } as const

/**
 * Enters how a demo order was paid, at the house and at the demo's payment provider, so that it can still be refunded.
 */
export const enterOrderPayment = async (db: Db, order: NumberedOrder) => {
  const { id: orderId, number: reference, placedAt, paidAt, closedAt, refundedCents } = order
  const id = paymentIdOf(orderId)
  const intentId = intentIdOf(orderId)
  const clientSecret = `${intentId}_secret_demo`
  const amountCents = order.contract.totalCents
  const isPaid = paidAt !== null
  const isOver = !isPaid && closedAt !== null
  const status = isPaid ? 'succeeded' : isOver ? 'canceled' : 'requires_payment_method'
  const capturedCents = isPaid ? amountCents : 0
  await db.insert(payments).values({
    ...{ id, reference, intentId, clientSecret, amountCents, capturedCents, refundedCents, status },
    purpose: 'order',
    subjectId: orderId,
    provider: 'demo',
    method: isPaid ? card : null,
    voidedAt: isOver ? closedAt : null,
    createdAt: placedAt,
    capturedAt: paidAt,
  })
  await db.insert(demoIntents).values({
    ...{ clientSecret, amountCents, capturedCents, status, reference },
    id: intentId,
    idempotencyKey: `payment-${id}-v1`,
    requestHash: 'demo',
    ...(isPaid && { cardBrand: card.brand, cardLast4: card.last4, cardCountry: card.country }),
    metadata: { payment_id: id, reference },
    createdAt: placedAt,
    capturedAt: paidAt,
  })
  if (paidAt)
    await db.insert(paymentJournal).values({
      at: paidAt,
      paymentId: id,
      kind: 'captured',
      amountCents,
      provider: 'demo',
      providerRef: intentId,
    })
  for (const step of order.steps) if (step.refundCents > 0) await enterRefund(db, order, step)
}

const enterRefund = async (db: Db, order: NumberedOrder, step: NumberedOrder['steps'][number]) => {
  const { at, refundCents: amountCents, reason = 'gesture', line } = step
  const id = refundIdOf(order.id, at)
  const paymentId = paymentIdOf(order.id)
  const providerRef = `re_demo_${bareOf(id)}`
  await db.insert(refunds).values({
    ...{ id, paymentId, amountCents, reason, providerRef },
    details: line === undefined ? {} : { parts: [{ line, quantity: 1, cents: amountCents }] },
    status: 'succeeded',
    requestedBy: null,
    requestedAt: at,
    settledAt: at,
  })
  await db.insert(demoRefunds).values({
    id: providerRef,
    intentId: intentIdOf(order.id),
    idempotencyKey: `refund-${id}`,
    requestHash: 'demo',
    amountCents,
    status: 'succeeded',
    reason: 'requested_by_customer',
    metadata: { refund_id: id, reference: order.number },
    createdAt: at,
  })
  await db.insert(paymentJournal).values({
    at,
    paymentId,
    kind: 'refunded',
    amountCents: -amountCents,
    refundId: id,
    provider: 'demo',
    providerRef,
  })
}
