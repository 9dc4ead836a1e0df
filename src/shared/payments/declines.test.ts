import { describe, expect, it } from 'vitest'
import { declineOf, declines, paymentErrorOf } from './declines.ts'

describe('why a payment did not go through', () => {
  it.each(declines)('is read back from how it is written (%s)', (decline) => {
    expect(declineOf(paymentErrorOf(decline))).toBe(decline)
  })

  it.each(['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', 'do_not_honor', 'a_reason_of_next_year'])(
    'is no more than « declined » when the bank says %s',
    (reason) => {
      expect(declineOf({ code: 'card_declined', decline_code: reason })).toBe('declined')
    },
  )

  it.each([
    [{ code: 'card_declined', decline_code: 'withdrawal_count_limit_exceeded' }, 'velocity_exceeded'],
    [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authentication_failed'],
    [{ code: 'card_declined', decline_code: 'try_again_later' }, 'processing_error'],
    [{ code: 'invalid_expiry_year' }, 'expired_card'],
    [{ code: 'card_declined' }, 'declined'],
    [{ code: 'payment_method_provider_decline' }, 'generic'],
    [{}, 'generic'],
  ])('of %j is %s', (error, decline) => {
    expect(declineOf(error)).toBe(decline)
  })
})
