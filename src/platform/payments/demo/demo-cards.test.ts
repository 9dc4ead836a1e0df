import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeCard, passesLuhn, tellingOf } from './demo-cards.ts'

const october2026 = { year: 2026, month: 10 }
const good = { cardNumber: '4242 4242 4242 4242', expMonth: 10, expYear: 2026, cvc: '123' }

const judged = (typed: Partial<typeof good>) => judgeCard({ ...good, ...typed }, october2026)

describe('the demo’s bank', () => {
  it.each([
    ['4242424242424242', { outcome: 'succeeds', aftermath: null, card: { brand: 'visa', last4: '4242' } }],
    ['5555-5555-5555-4444', { outcome: 'succeeds', card: { brand: 'mastercard', last4: '4444' } }],
    ['4000 0000 0000 0259', { outcome: 'succeeds', aftermath: 'dispute' }],
    ['4000 0000 0000 5423', { outcome: 'succeeds', aftermath: 'warning' }],
    ['4000 0000 0000 5126', { outcome: 'succeeds', aftermath: null, card: { last4: '5126' } }],
    ['4000 0025 0000 3155', { outcome: 'asks' }],
    ['4000 0027 6000 3184', { outcome: 'asks' }],
    ['4000 0000 0000 9995', { outcome: 'declined', decline: 'insufficient_funds' }],
    ['4000 0000 0000 0002', { outcome: 'declined', decline: 'declined' }],
    ['4000 0000 0000 9987', { outcome: 'declined', decline: 'declined' }],
    ['4000 0000 0000 9979', { outcome: 'declined', decline: 'declined' }],
    ['4000 0000 0000 0069', { outcome: 'declined', decline: 'expired_card' }],
    ['4000 0000 0000 0127', { outcome: 'declined', decline: 'incorrect_cvc' }],
    ['4000 0000 0000 0119', { outcome: 'declined', decline: 'processing_error' }],
    ['4000 0000 0000 6975', { outcome: 'declined', decline: 'velocity_exceeded' }],
  ])('answers to %s', (cardNumber, judgement) => {
    expect(judged({ cardNumber })).toMatchObject(judgement)
  })

  it.each(['', '4242', '4242 4242 4242 4241', '4111 1111 1111 1111', '4242 4242 4242 424a', '4'.repeat(400)])(
    'knows no card « %s », and nothing of it',
    (cardNumber) => {
      expect(judged({ cardNumber })).toEqual({ outcome: 'declined', decline: 'incorrect_number', card: null })
    },
  )

  it('takes a card until the end of its month', () => {
    expect(judged({ expMonth: 10, expYear: 26 })).toMatchObject({ outcome: 'succeeds' })
    for (const past of [
      { expMonth: 9 },
      { expYear: 2025 },
      { expYear: 25 },
      { expMonth: 13 },
      { expMonth: 0 },
    ])
      expect(judged(past)).toMatchObject({ outcome: 'declined', decline: 'expired_card' })
    expect(judged({ expMonth: 1, expYear: 2027 })).toMatchObject({ outcome: 'succeeds' })
  })

  it.each(['', '12', '1234', 'abc'])('wants three figures on the back, not « %s »', (cvc) => {
    expect(judged({ cvc })).toMatchObject({ outcome: 'declined', decline: 'incorrect_cvc' })
  })

  it('takes its time for a cryptogram of 904, and has events told as others ask', () => {
    expect(judged({ cvc: '904' })).toMatchObject({ outcome: 'takes_time' })
    const tellings = ['901', '902', '903', '123'].map((cvc) => tellingOf({ ...good, cvc }))
    expect(tellings).toEqual(['late', 'twice', 'out_of_order', 'at_once'])
  })
})

it('the check digit finds every slip of one figure', () => {
  const slips = fc.record({ place: fc.nat({ max: 15 }), figure: fc.integer({ min: 1, max: 9 }) })
  fc.assert(
    fc.property(slips, ({ place, figure }) => {
      const figures = [...'4000002760003184']
      figures[place] = String((Number(figures[place]) + figure) % 10)
      expect(passesLuhn(figures.join(''))).toBe(false)
    }),
  )
  expect(passesLuhn('4000002760003184')).toBe(true)
})
