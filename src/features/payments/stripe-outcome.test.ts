import { describe, expect, it } from 'vitest'
import { outcomeOfError } from './stripe-outcome.ts'

const refused = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }

describe('what Stripe’s script could not confirm', () => {
  it.each([
    [{ ...refused, decline_code: 'insufficient_funds' }, 'Provision insuffisante.', 'Insufficient funds.'],
    [
      { ...refused, decline_code: 'stolen_card' },
      'Votre banque a refusé le paiement. Vérifiez votre carte ou utilisez-en une autre.',
      'Your bank refused the payment. Please check your card or use another one.',
    ],
    [
      {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: 'We are unable',
      },
      'L’authentification 3\u2011D\u00a0Secure a échoué ou a été annulée. Aucun montant n’a été débité.',
      '3\u2011D\u00a0Secure authentication failed or was cancelled. Nothing has been charged.',
    ],
  ])('is told in the house’s words when the bank refused (%j)', (error, fr, en) => {
    expect(outcomeOfError(error, 'fr')).toEqual({ kind: 'declined', message: fr })
    expect(outcomeOfError(error, 'en')).toEqual({ kind: 'declined', message: en })
  })

  it('is told in Stripe’s words when nobody was asked to pay', () => {
    const message = 'Votre numéro de carte est incomplet.'
    expect(outcomeOfError({ type: 'validation_error', code: 'incomplete_number', message }, 'fr')).toEqual({
      kind: 'declined',
      message,
    })
  })

  it('has some words whatever happens', () => {
    const outcome = outcomeOfError({ type: 'api_error' }, 'fr')
    expect(outcome).toEqual({ kind: 'declined', message: expect.stringMatching(/\S/) })
  })

  it.each(['succeeded', 'processing'])('is made all the same when the payment is %s already', (status) => {
    const error = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }
    expect(outcomeOfError({ ...error, payment_intent: { status } }, 'fr')).toEqual({ kind: 'made' })
  })
})
