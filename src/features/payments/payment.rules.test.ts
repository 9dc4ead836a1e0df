import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newsOf, type PaymentStatus, refundableCents } from './payment.rules.ts'

const known = {
  status: 'requires_payment_method' as PaymentStatus,
  amountCents: 1000,
  capturedCents: 0,
  decline: null as string | null,
}
const paid = { ...known, status: 'succeeded' as const, capturedCents: 1000 }

describe('the word of a provider about a payment', () => {
  it('is money, also when the payment was called off', () => {
    for (const status of ['requires_payment_method', 'requires_action', 'processing', 'canceled'] as const)
      expect(newsOf({ ...known, status }, paid)).toEqual({ kind: 'captured', cents: 1000 })
  })

  it('is nothing new about what was paid, whatever comes late', () => {
    for (const status of ['requires_payment_method', 'requires_action', 'processing', 'canceled'] as const)
      expect(newsOf(paid, { ...known, status, decline: 'declined' })).toEqual({ kind: 'nothing' })
    expect(newsOf(paid, paid)).toEqual({ kind: 'nothing' })
  })

  it('of another amount, or of a part of it, is believed by nobody', () => {
    expect(newsOf(known, { ...paid, amountCents: 999, capturedCents: 999 })).toEqual({ kind: 'mismatch' })
    expect(newsOf(known, { ...paid, capturedCents: 999 })).toEqual({ kind: 'mismatch' })
  })

  it('that it succeeded, without money, changes nothing', () => {
    expect(newsOf(known, { ...known, status: 'succeeded' })).toEqual({ kind: 'nothing' })
  })

  it('is a refusal once, until there is another one', () => {
    const declined = { ...known, decline: 'declined' }
    expect(newsOf(known, declined)).toEqual({ kind: 'declined' })
    expect(newsOf(declined, declined)).toEqual({ kind: 'nothing' })
    expect(newsOf(declined, { ...known, decline: 'expired_card' })).toEqual({ kind: 'declined' })
  })

  it('moves one that is open, and none that was called off', () => {
    const asked = { ...known, status: 'requires_action' as const }
    expect(newsOf(known, asked)).toEqual({ kind: 'moved' })
    expect(newsOf({ ...known, status: 'canceled' }, asked)).toEqual({ kind: 'nothing' })
  })
})

it('what can still go back is never less than nothing, nor more than came in and is neither on its way nor with a bank', () => {
  const cents = fc.nat({ max: 1_000_000 })
  fc.assert(
    fc.property(cents, cents, cents, cents, (capturedCents, refundedCents, openCents, disputedCents) => {
      const left = refundableCents({ capturedCents, refundedCents, openCents, disputedCents })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left === 0 || left + refundedCents + openCents + disputedCents === capturedCents).toBe(true)
    }),
  )
})
