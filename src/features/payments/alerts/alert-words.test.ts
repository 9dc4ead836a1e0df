import { describe, expect, it } from 'vitest'
import { disputeReason, fraudReason, refundFailure } from './alert-words.ts'

const languages = ['fr', 'en'] as const

/** Stripe's words, from the documentation of its API. */
const words = [
  [
    'a dispute',
    disputeReason,
    'bank_cannot_process check_returned credit_not_processed customer_initiated debit_not_authorized duplicate fraudulent general incorrect_account_details insufficient_funds noncompliant product_not_received product_unacceptable subscription_canceled unrecognized',
  ],
  [
    'a suspicion',
    fraudReason,
    'card_never_received fraudulent_card_application made_with_counterfeit_card made_with_lost_card made_with_stolen_card misc unauthorized_use_of_card rule manual',
  ],
  [
    'a refund that failed',
    refundFailure,
    'lost_or_stolen_card expired_or_canceled_card charge_for_pending_refund_disputed insufficient_funds declined merchant_request unknown',
  ],
] as const

describe.each(words)('the reason of %s', (_, say, known) => {
  it.each(known.split(' '))('« %s » is said in words, in both languages', (word) => {
    const said = languages.map((lng) => say(word, lng))
    expect(new Set([...said, word]).size).toBe(3)
    for (const each of said) expect(each).not.toContain('_')
  })

  it('can be read when the provider has added it since', () => {
    for (const lng of languages) expect(say('brand_new_reason', lng)).toBe('brand new reason')
    expect(say('constructor', 'fr')).toBe('constructor')
  })
})

it('is said to be missing when a refund that failed has none', () => {
  expect([refundFailure(null, 'fr'), refundFailure(null, 'en')]).toEqual([
    'sans raison donnée',
    'no reason given',
  ])
})
